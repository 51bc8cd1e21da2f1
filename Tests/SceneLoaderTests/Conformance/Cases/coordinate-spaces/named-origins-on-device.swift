// source: reference notes on GeometryReader and coordinate spaces
// observed: nothing measured by the source; follows from its code
// confidence: derived
// platform: ios 18
// container: iphone-15
// tolerance: 0.01
// frame yellow: 0 59 30 759
// frame blue: 38 59 355 200
// frame reader: 38 267 355 551
// size local: 0 0
// size inColumn: 0 208
// size inRow: 38 208
// size global: 38 267
// notes: 393 x 852 with 59/34: content 393 x 759 at y 59. Global counts from the screen's
//   corner: 59+208 = 267. Blue 393-38 = 355 wide; reader 759-208 = 551 high.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Rectangle()
        .fill(.yellow)
        .frame(width: 30)
        .accessibilityIdentifier("yellow")
      VStack {
        Rectangle()
          .fill(.blue)
          .frame(height: 200)
          .accessibilityIdentifier("blue")
        GeometryReader { proxy in
          origin(proxy.frame(in: .local))
            .accessibilityIdentifier("local")
          origin(proxy.frame(in: .global))
            .accessibilityIdentifier("global")
          origin(proxy.frame(in: .named("column")))
            .accessibilityIdentifier("inColumn")
          origin(proxy.frame(in: .named("row")))
            .accessibilityIdentifier("inRow")
        }
        .accessibilityIdentifier("reader")
        .background(.green)
        .border(.red, width: 4)
      }
      .coordinateSpace(name: "column")
    }
    .coordinateSpace(name: "row")
  }

  private func origin(_ rect: CGRect) -> some View {
    Color.clear
      .frame(width: rect.minX, height: rect.minY)
  }
}

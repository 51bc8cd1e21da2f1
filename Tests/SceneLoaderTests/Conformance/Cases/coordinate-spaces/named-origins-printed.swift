// source: reference notes on GeometryReader and coordinate spaces
// observed: nothing measured by the source; follows from its code
// confidence: derived
// platform: ios 18
// container: 300x600
// tolerance: 0.01
// prints: Local (x: 0, y: 0)
// prints: Global (x: 38, y: 208)
// prints: Column (x: 0, y: 208)
// prints: Row (x: 38, y: 208)
// notes: The source's format string and spaces, printed once on appearance instead of shown as
//   text. Numbers as in coordinate-spaces/named-origins.

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
          Color.clear
            .onAppear {
              print("Local \(text(proxy.frame(in: .local).origin))")
              print("Global \(text(proxy.frame(in: .global).origin))")
              print("Column \(text(proxy.frame(in: .named("column")).origin))")
              print("Row \(text(proxy.frame(in: .named("row")).origin))")
            }
        }
        .accessibilityIdentifier("reader")
        .background(.green)
        .border(.red, width: 4)
      }
      .coordinateSpace(name: "column")
    }
    .coordinateSpace(name: "row")
  }

  private func text(_ point: CGPoint) -> String {
    String(format: "(x: %.f, y: %.f)", point.x, point.y)
  }
}

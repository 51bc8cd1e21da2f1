// derived on ios 18 in 300x600
// source: Korean notes on GeometryReader
// The source's format string and spaces, printed once on appearance instead of shown as text.
// Numbers as in coordinate-spaces/named-origins.
//
// prints: Local (x: 0, y: 0)
// prints: Global (x: 38, y: 208)
// prints: Column (x: 0, y: 208)
// prints: Row (x: 38, y: 208)

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

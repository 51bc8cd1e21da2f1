// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18
// confidence: derived
// platform: ios 18
// container: 300x500
// tolerance: 0.01
// frame stack: 100 160 100 180
// frame red: 100 160 100 10
// frame blue: 100 180 100 100
// frame yellow: 100 290 100 50
// notes: Sizes as logged (10, 100, 50; stack 100 x 180); positions by centring in 300 x 500:
//   100, (500-180)/2 = 160.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 10) {
      elastic(.red, from: 10, to: 100)
        .accessibilityIdentifier("red")
      square(.blue, side: 100)
        .accessibilityIdentifier("blue")
      elastic(.yellow, from: 50, to: 100)
        .accessibilityIdentifier("yellow")
    }
    .fixedSize()
    .accessibilityIdentifier("stack")
  }

  private func elastic(_ color: Color, from lowest: CGFloat, to highest: CGFloat) -> some View {
    Rectangle()
      .fill(color)
      .frame(width: 100)
      .frame(minHeight: lowest, maxHeight: highest)
  }

  private func square(_ color: Color, side: CGFloat) -> some View {
    Rectangle()
      .fill(color)
      .frame(width: side, height: side)
  }
}

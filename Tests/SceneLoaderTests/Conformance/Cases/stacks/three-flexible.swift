// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18
// confidence: derived
// platform: ios 18
// container: 300x500
// tolerance: 0.01
// frame stack: 100 90 100 320
// frame red: 100 90 100 100
// frame blue: 100 200 100 100
// frame yellow: 100 310 100 100
// notes: Sizes as logged (100 each, stack 100 x 320); positions by centring: (300-100)/2,
//   (500-320)/2 = 90, then steps of 110.

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
    .accessibilityIdentifier("stack")
    .frame(width: 300, height: 500)
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

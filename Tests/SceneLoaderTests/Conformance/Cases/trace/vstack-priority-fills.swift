// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size red: 300 240
// size blue: 300 60
// notes: The article prints no log for this one, it states the sizes: blue, priority 1, is
//   offered 300-200 = 100 and takes 60, red gets 240.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: .zero) {
      bar(.red, from: 200, to: 250)
        .accessibilityIdentifier("red")
      bar(.blue, from: 0, to: 60)
        .accessibilityIdentifier("blue")
        .layoutPriority(1.0)
    }
    .accessibilityIdentifier("stack")
    .frame(width: 300, height: 300)
    .border(.primary)
  }

  private func bar(_ color: Color, from lowest: CGFloat, to highest: CGFloat) -> some View {
    Rectangle()
      .fill(color)
      .frame(minHeight: lowest, maxHeight: highest)
  }
}

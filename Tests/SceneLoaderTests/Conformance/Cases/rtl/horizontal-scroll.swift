// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/rtl-scroll/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 200x80
// tolerance: 0.01
// frame content: -160 20 350 40
// frame s0: 140 20 50 40
// frame s1: 80 20 50 40
// frame s2: 20 20 50 40
// frame s3: -40 20 50 40
// frame s4: -100 20 50 40
// frame s5: -160 20 50 40
// frame scroll: 10 10 180 60
// notes: Right to left, a horizontal scroll view starts at the far (left) end: content at
//   10-170 = -160.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Box(width: 50, height: 40)
          .accessibilityIdentifier("s0")
        Box(width: 50, height: 40)
          .accessibilityIdentifier("s1")
        Box(width: 50, height: 40)
          .accessibilityIdentifier("s2")
        Box(width: 50, height: 40)
          .accessibilityIdentifier("s3")
        Box(width: 50, height: 40)
          .accessibilityIdentifier("s4")
        Box(width: 50, height: 40)
          .accessibilityIdentifier("s5")
      }
      .accessibilityIdentifier("content")
    }
    .frame(width: 180, height: 60)
    .accessibilityIdentifier("scroll")
    .environment(\.layoutDirection, .rightToLeft)
  }
}

private struct Box: View {
  let width: CGFloat
  let height: CGFloat

  var body: some View {
    Color.gray
      .frame(width: width, height: height)
  }
}

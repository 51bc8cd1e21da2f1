// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/vstack-spacing-default/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 100x300
// tolerance: 0.01
// frame a: 25 96 50 50
// frame b: 25 154 50 50
// frame stack: 25 96 50 108
// notes: Default gap between non-text views is 8 on the vertical axis too.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Box(width: 50, height: 50)
        .accessibilityIdentifier("a")
      Box(width: 50, height: 50)
        .accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
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

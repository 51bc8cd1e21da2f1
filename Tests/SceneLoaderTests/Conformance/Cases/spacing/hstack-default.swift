// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/spacing-default/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x100
// tolerance: 0.01
// frame a: 67 25 50 50
// frame b: 125 25 50 50
// frame c: 183 25 50 50
// frame stack: 67 25 166 50
// notes: Default gap between non-text views is 8.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Box(width: 50, height: 50)
        .accessibilityIdentifier("a")
      Box(width: 50, height: 50)
        .accessibilityIdentifier("b")
      Box(width: 50, height: 50)
        .accessibilityIdentifier("c")
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

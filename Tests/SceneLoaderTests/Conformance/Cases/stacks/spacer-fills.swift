// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/spacer/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x100
// tolerance: 0.01
// frame a: 0 25 50 50
// frame b: 250 25 50 50
// frame spacer: 50 50 200 0
// frame stack: 0 25 300 50
// notes: No gap next to a Spacer; a Spacer in an HStack has height 0.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Box(width: 50, height: 50)
        .accessibilityIdentifier("a")
      Spacer()
        .accessibilityIdentifier("spacer")
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

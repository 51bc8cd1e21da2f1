// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/zstack/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 200x200
// tolerance: 0.01
// frame a: 50 50 100 100
// frame b: 120 120 30 30
// frame stack: 50 50 100 100

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Box(width: 100, height: 100)
        .accessibilityIdentifier("a")
      Box(width: 30, height: 30)
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

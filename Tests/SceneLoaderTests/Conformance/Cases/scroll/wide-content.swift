// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/scroll/wide-content/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x200
// tolerance: 0.01
// frame content: -50 0 400 400
// frame scroll: -50 0 400 200
// notes: Across its axis a scroll view takes the content's width, 400, though 300 was
//   proposed.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      Box(width: 400, height: 400)
        .accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("scroll")
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

// observed on mac 26 in 300x200
// source: iamcgn/swiftui-web Fixtures/Goldens/scroll/wide-content/frames.json
// Across its axis a scroll view takes the content's width, 400, though 300 was proposed.
//
// frame content: -50 0 400 400
// frame scroll: -50 0 400 200

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

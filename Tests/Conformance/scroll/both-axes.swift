// observed on mac 26 in 300x200
// source: iamcgn/swiftui-web Fixtures/Goldens/scroll/both/frames.json
//
// frame content: 0 0 500 400
// frame scroll: 0 0 300 200

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Box(width: 500, height: 400)
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

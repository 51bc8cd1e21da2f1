// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/scroll/vertical/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x200
// tolerance: 0.01
// frame content: 90 0 120 60
// frame row0: 90 0 120 20
// frame row1: 90 20 120 20
// frame row2: 90 40 120 20
// frame scroll: 90 0 120 200

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<3) { index in
          Box(width: 120, height: 20)
            .accessibilityIdentifier("row\(index)")
        }
      }
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

// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/hstack-alignment/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x200
// tolerance: 0.01
// frame top1: 128 40 20 60
// frame top2: 152 40 20 30
// frame bottom1: 128 100 20 60
// frame bottom2: 152 130 20 30

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 4) {
        Box(width: 20, height: 60)
          .accessibilityIdentifier("top1")
        Box(width: 20, height: 30)
          .accessibilityIdentifier("top2")
      }
      HStack(alignment: .bottom, spacing: 4) {
        Box(width: 20, height: 60)
          .accessibilityIdentifier("bottom1")
        Box(width: 20, height: 30)
          .accessibilityIdentifier("bottom2")
      }
    }
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

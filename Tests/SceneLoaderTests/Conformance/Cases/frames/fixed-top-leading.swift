// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/frame-fixed/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 200x200
// tolerance: 0.01
// frame inner: 40 60 40 40
// frame outer: 40 60 120 80

import SwiftUI

struct ContentView: View {
  var body: some View {
    Box(width: 40, height: 40)
      .accessibilityIdentifier("inner")
      .frame(width: 120, height: 80, alignment: .topLeading)
      .accessibilityIdentifier("outer")
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

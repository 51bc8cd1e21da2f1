// observed on mac 26 in 200x200
// source: iamcgn/swiftui-web Fixtures/Goldens/layout/frame-fixed/frames.json
//
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

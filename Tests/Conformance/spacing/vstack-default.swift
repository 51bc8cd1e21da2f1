// observed on mac 26 in 100x300
// source: iamcgn/swiftui-web Fixtures/Goldens/layout/vstack-spacing-default/frames.json
// Default gap between non-text views is 8 on the vertical axis too.
//
// frame a: 25 96 50 50
// frame b: 25 154 50 50
// frame stack: 25 96 50 108

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Box(width: 50, height: 50)
        .accessibilityIdentifier("a")
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

// observed on mac 26 in 300x100
// source: iamcgn/swiftui-web Fixtures/Goldens/layout/spacing-default/frames.json
// Default gap between non-text views is 8.
//
// frame a: 67 25 50 50
// frame b: 125 25 50 50
// frame c: 183 25 50 50
// frame stack: 67 25 166 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Box(width: 50, height: 50)
        .accessibilityIdentifier("a")
      Box(width: 50, height: 50)
        .accessibilityIdentifier("b")
      Box(width: 50, height: 50)
        .accessibilityIdentifier("c")
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

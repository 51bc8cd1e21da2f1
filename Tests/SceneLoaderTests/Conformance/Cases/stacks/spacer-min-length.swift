// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/spacer-min-length/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x100
// tolerance: 0.01
// frame a: -35 0 250 20
// frame b: 235 0 100 20
// frame balanced: 0 20 300 20
// frame c: 130 20 40 20
// frame overflow: -35 0 370 20
// frame s1: 215 10 20 0
// frame s2: 0 30 130 0
// frame s3: 170 30 130 0
// frame vspacer: 150 40 0 60
// notes: Spacer minimum is kept, so the first row is 370 wide and overflows centred; Spacers
//   have no cross size.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Box(width: 250, height: 20)
          .accessibilityIdentifier("a")
        Spacer(minLength: 20)
          .accessibilityIdentifier("s1")
        Box(width: 100, height: 20)
          .accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("overflow")
      HStack(spacing: 0) {
        Spacer()
          .accessibilityIdentifier("s2")
        Box(width: 40, height: 20)
          .accessibilityIdentifier("c")
        Spacer()
          .accessibilityIdentifier("s3")
      }
      .accessibilityIdentifier("balanced")
      Spacer()
        .accessibilityIdentifier("vspacer")
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

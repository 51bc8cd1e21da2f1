// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/transform/basic/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 320x260
// tolerance: 0.01
// frame affine: 130 184 60 20
// frame anchored: 70.25 120 40 40
// frame offset: 60 56 40 40
// frame rotated: 140 56 40 40
// frame row1: 60 56 200 40
// frame row2: 70.25 120 179.5 40
// frame scaled: 220 56 40 40
// frame stack: 60 56 200 148
// frame stretched: 150.25 120 40 40
// frame text: 230.25 132 19.5 16
// notes: Offset, rotation, scale and affine transforms never change the frames seen from
//   outside. Text sizes (13 point system font): Tilt 19.5x16.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 40) {
        Box(width: 40, height: 40)
          .offset(x: 10, y: 6)
          .accessibilityIdentifier("offset")
        Box(width: 40, height: 40)
          .rotationEffect(.degrees(45))
          .accessibilityIdentifier("rotated")
        Box(width: 40, height: 40)
          .scaleEffect(1.5)
          .accessibilityIdentifier("scaled")
      }
      .accessibilityIdentifier("row1")
      HStack(spacing: 40) {
        Box(width: 40, height: 40)
          .rotationEffect(.degrees(30), anchor: .topLeading)
          .accessibilityIdentifier("anchored")
        Box(width: 40, height: 40)
          .scaleEffect(x: 2, y: 0.5, anchor: .bottom)
          .accessibilityIdentifier("stretched")
        Text("Tilt")
          .rotationEffect(.degrees(-20))
          .accessibilityIdentifier("text")
      }
      .accessibilityIdentifier("row2")
      Box(width: 60, height: 20)
        .transformEffect(CGAffineTransform(translationX: 20, y: -4))
        .accessibilityIdentifier("affine")
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

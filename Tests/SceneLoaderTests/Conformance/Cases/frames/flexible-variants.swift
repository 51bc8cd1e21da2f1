// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/frame-flex/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x300
// tolerance: 0.01
// frame min: 100 90 100 20
// frame max: 50 110 200 20
// frame fill: 0 130 300 20
// frame ideal: 75 150 150 20
// frame clampFlexible: 90 170 120 20
// frame overflow: 50 190 200 20

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Box(width: 40, height: 20)
        .frame(minWidth: 100)
        .accessibilityIdentifier("min")
      Box(width: 40, height: 20)
        .frame(maxWidth: 200)
        .accessibilityIdentifier("max")
      Box(width: 40, height: 20)
        .frame(minWidth: 50, maxWidth: .infinity)
        .accessibilityIdentifier("fill")
      Box(width: 40, height: 20)
        .frame(idealWidth: 150)
        .fixedSize()
        .accessibilityIdentifier("ideal")
      Color.red
        .frame(maxWidth: 120, maxHeight: 20)
        .accessibilityIdentifier("clampFlexible")
      Box(width: 250, height: 20)
        .frame(maxWidth: 200)
        .accessibilityIdentifier("overflow")
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

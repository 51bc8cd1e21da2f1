// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/hstack-ideal/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x200
// tolerance: 0.01
// frame a: 50 80 30 30
// frame b: 86 80 40 30
// frame column: 50 80 200 40
// frame row: 50 80 76 30
// frame wide: 50 110 200 10

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        Box(width: 30, height: 30)
          .accessibilityIdentifier("a")
        Box(width: 40, height: 30)
          .accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("row")
      Box(width: 200, height: 10)
        .accessibilityIdentifier("wide")
    }
    .accessibilityIdentifier("column")
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

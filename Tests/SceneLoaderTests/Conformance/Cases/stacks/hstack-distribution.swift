// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/hstack-distribution/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x100
// tolerance: 0.01
// frame a: 0 0 125 100
// frame b: 125 0 50 100
// frame c: 175 0 125 100

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
        .accessibilityIdentifier("a")
      Color.blue
        .frame(width: 50)
        .accessibilityIdentifier("b")
      Color.green
        .accessibilityIdentifier("c")
    }
  }
}

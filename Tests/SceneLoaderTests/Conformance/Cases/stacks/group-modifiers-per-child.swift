// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/group-modifier/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x100
// tolerance: 0.01
// frame a: 5 25 50 50
// frame b: 65 25 50 50
// frame c: 120 0 180 100
// notes: Modifiers on a Group apply to each child.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Group {
        Color.red
          .accessibilityIdentifier("a")
        Color.blue
          .accessibilityIdentifier("b")
      }
      .frame(width: 50, height: 50)
      .padding(5)
      Color.green
        .accessibilityIdentifier("c")
    }
  }
}

// observed on mac 26 in 300x100
// source: iamcgn/swiftui-web Fixtures/Goldens/layout/group-modifier/frames.json
// Modifiers on a Group apply to each child.
//
// frame a: 5 25 50 50
// frame b: 65 25 50 50
// frame c: 120 0 180 100

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

// observed on mac 26 in 300x100
// source: iamcgn/swiftui-web Fixtures/Goldens/layout/hstack-distribution/frames.json
//
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

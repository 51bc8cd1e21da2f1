// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/two-column-hstack.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x600
// tolerance: 0.51
// frame side: 0 0 120 600
// frame a: 136 280 79 16
// frame b: 136 304 71 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.blue.frame(width: 120).accessibilityIdentifier("side")
      VStack(alignment: .leading, spacing: 8) {
        Text("Main content").accessibilityIdentifier("a")
        Text("Second line").accessibilityIdentifier("b")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
    }
  }
}

// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/vstack-spacing-20.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 46x88
// tolerance: 0.51
// frame a: 9.5 0 27 16
// frame b: 0 36 46 16
// frame c: 7.5 72 31.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("First").accessibilityIdentifier("a")
      Text("Second").accessibilityIdentifier("b")
      Text("Third").accessibilityIdentifier("c")
    }
  }
}

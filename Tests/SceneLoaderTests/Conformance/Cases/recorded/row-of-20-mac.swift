// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/hstack-spacing-20.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 76x16
// tolerance: 0.51
// frame a: 0 0 24 16
// frame b: 44 0 32 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 20) {
      Text("Left").accessibilityIdentifier("a")
      Text("Right").accessibilityIdentifier("b")
    }
  }
}

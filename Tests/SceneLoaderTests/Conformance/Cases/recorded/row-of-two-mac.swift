// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/hstack-default.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 64x16
// tolerance: 0.51
// frame a: 0 0 24 16
// frame b: 32 0 32 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Left").accessibilityIdentifier("a")
      Text("Right").accessibilityIdentifier("b")
    }
  }
}

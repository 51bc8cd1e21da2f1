// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/vstack-nested.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 71x82
// tolerance: 0.51
// frame a: 1 0 69 16
// frame b: 1 20 69 16
// frame c: 0 46 71 16
// frame d: 0.5 66 70.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 10) {
      VStack(spacing: 4) {
        Text("Group 1 - A").accessibilityIdentifier("a")
        Text("Group 1 - B").accessibilityIdentifier("b")
      }
      VStack(spacing: 4) {
        Text("Group 2 - A").accessibilityIdentifier("c")
        Text("Group 2 - B").accessibilityIdentifier("d")
      }
    }
  }
}

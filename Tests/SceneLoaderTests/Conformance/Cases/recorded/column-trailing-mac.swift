// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/vstack-trailing.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 78x48
// tolerance: 0.51
// frame a: 44.5 0 33.5 16
// frame b: 0.5 16 77.5 16
// frame c: 55.5 32 22.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .trailing) {
      Text("Short").accessibilityIdentifier("a")
      Text("A longer text").accessibilityIdentifier("b")
      Text("Mid").accessibilityIdentifier("c")
    }
  }
}

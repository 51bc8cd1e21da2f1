// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/vstack-leading.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 78x48
// tolerance: 0.51
// frame a: 0.5 0 33.5 16
// frame b: 0.5 16 77.5 16
// frame c: 0.5 32 22.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Short").accessibilityIdentifier("a")
      Text("A longer text").accessibilityIdentifier("b")
      Text("Mid").accessibilityIdentifier("c")
    }
  }
}

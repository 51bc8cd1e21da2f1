// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/hstack-bottom.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 93x48
// tolerance: 0.51
// frame a: 0.5 32 33.5 16
// frame b: 42 0 51 48

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .bottom) {
      Text("Short").accessibilityIdentifier("a")
      Text("Tall\nMultiline\nText").accessibilityIdentifier("b")
    }
  }
}

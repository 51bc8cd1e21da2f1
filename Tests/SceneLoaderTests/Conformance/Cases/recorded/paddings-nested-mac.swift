// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/padding-nested.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 141x64
// tolerance: 0.51
// frame a: 24 24 93 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Double Padded").accessibilityIdentifier("a").padding(8).padding(16)
  }
}

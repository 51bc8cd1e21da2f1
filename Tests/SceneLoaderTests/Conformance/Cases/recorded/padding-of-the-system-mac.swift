// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/padding-default.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 79x48
// tolerance: 0.51
// frame a: 16.5 16 46.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Padded").accessibilityIdentifier("a").padding()
  }
}

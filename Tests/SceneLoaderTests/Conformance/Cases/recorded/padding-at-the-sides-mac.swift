// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/padding-horizontal.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 110x16
// tolerance: 0.51
// frame a: 24 0 62 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("H-Padded").accessibilityIdentifier("a").padding(.horizontal, 24)
  }
}

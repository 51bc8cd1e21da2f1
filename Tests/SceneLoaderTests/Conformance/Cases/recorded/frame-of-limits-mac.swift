// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/frame-min-max.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 300x150
// tolerance: 0.51
// frame a: 113 67 74 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Constrained").accessibilityIdentifier("a").frame(
      minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
  }
}

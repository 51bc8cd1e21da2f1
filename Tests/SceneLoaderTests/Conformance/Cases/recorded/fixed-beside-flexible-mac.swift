// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/mixed-fixed-flexible-hstack.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x600
// tolerance: 0.51
// frame a: 24 292 32.5 16
// frame fill: 80 0 252 600
// frame b: 358.5 292 23.5 16
// notes: The colour takes what the spacer leaves of the row: its minimum, 8.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("Fixed").accessibilityIdentifier("a").frame(width: 80)
      Color.blue.accessibilityIdentifier("fill")
      Spacer()
      Text("End").accessibilityIdentifier("b").frame(width: 60)
    }
  }
}

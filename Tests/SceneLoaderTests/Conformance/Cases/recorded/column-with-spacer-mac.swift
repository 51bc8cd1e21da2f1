// source: https://github.com/codelynx/SwiftOpenUI/blob/1623332a5112f5fc0406a08a39f83a42547efc7b
//   Tests/LayoutParityTests/Fixtures/vstack-with-spacer.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 45x600
// tolerance: 0.51
// frame top: 11.5 0 22.5 16
// frame bottom: 0.5 584 44.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Top").accessibilityIdentifier("top")
      Spacer()
      Text("Bottom").accessibilityIdentifier("bottom")
    }
  }
}

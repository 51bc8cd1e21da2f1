// source: https://github.com/codelynx/SwiftOpenUI/blob/1623332a5112f5fc0406a08a39f83a42547efc7b
//   Tests/LayoutParityTests/Fixtures/single-child-vstack.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 61x16
// tolerance: 0.51
// frame text: 0.5 0 60.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Only child").accessibilityIdentifier("text")
    }
  }
}

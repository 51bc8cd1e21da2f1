// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/zstack-default.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 200x200
// tolerance: 0.51
// frame a: 72 92 56 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.blue.frame(width: 200, height: 200)
      Text("Centered").accessibilityIdentifier("a")
    }
  }
}

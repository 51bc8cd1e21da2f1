// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/zstack-bottom-trailing.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 200x200
// tolerance: 0.51
// frame a: 112.5 184 87.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.blue.frame(width: 200, height: 200)
      Text("BottomTrailing").accessibilityIdentifier("a")
    }
  }
}

// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/deeply-nested-padding-frame.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 174x104
// tolerance: 0.51
// frame a: 82.5 44 9 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("X").accessibilityIdentifier("a")
      .padding(4).frame(width: 80, height: 40)
      .padding(8).frame(width: 150, height: 80)
      .padding(12)
  }
}

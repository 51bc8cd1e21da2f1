// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/stacked-frames-with-alignment.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 150x80
// tolerance: 0.51
// frame a: 41 14 9 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Z").accessibilityIdentifier("a")
      .frame(width: 50, height: 30, alignment: .bottomTrailing)
      .frame(width: 150, height: 80, alignment: .topLeading)
  }
}

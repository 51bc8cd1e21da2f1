// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/spacer-between-texts.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 49x600
// tolerance: 0.51
// frame a: 2.5 0 44.5 16
// frame b: 0.5 292 48.5 16
// frame c: 5 584 39.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Header").accessibilityIdentifier("a")
      Spacer()
      Text("Content").accessibilityIdentifier("b")
      Spacer()
      Text("Footer").accessibilityIdentifier("c")
    }
  }
}

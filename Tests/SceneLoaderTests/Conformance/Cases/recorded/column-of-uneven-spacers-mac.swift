// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/unequal-flex-spacers.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 45x600
// tolerance: 0.51
// frame a: 11.5 0 22.5 16
// frame b: 11.5 200 22.5 16
// frame c: 0.5 584 44.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Top").accessibilityIdentifier("a")
      Spacer()
      Text("Mid").accessibilityIdentifier("b")
      Spacer()
      Spacer()
      Text("Bottom").accessibilityIdentifier("c")
    }
  }
}

// source: https://github.com/codelynx/SwiftOpenUI/blob/5679e5870e0a95107acdc0748d7538bc5302f753
//   Tests/LayoutParityTests/Fixtures/zero-spacing-vstack.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 10x48
// tolerance: 0.51
// frame a: 0.5 0 9 16
// frame b: 1 16 8.5 16
// frame c: 0.5 32 9.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("A").accessibilityIdentifier("a")
      Text("B").accessibilityIdentifier("b")
      Text("C").accessibilityIdentifier("c")
    }
  }
}

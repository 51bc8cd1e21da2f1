// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/hstack-in-vstack.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x44
// tolerance: 0.51
// frame a: 16 0 33 16
// frame b: 350.5 0 33.5 16
// frame c: 16 28 48.5 16
// frame d: 355.5 28 28.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Label").accessibilityIdentifier("a")
        Spacer()
        Text("Value").accessibilityIdentifier("b")
      }
      .padding(.horizontal, 16)
      HStack {
        Text("Another").accessibilityIdentifier("c")
        Spacer()
        Text("Data").accessibilityIdentifier("d")
      }
      .padding(.horizontal, 16)
    }
  }
}

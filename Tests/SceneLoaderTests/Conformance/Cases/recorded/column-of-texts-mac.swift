// source: https://github.com/codelynx/SwiftOpenUI/blob/4cbaaba0053b309d82e31b0f87f9b06060e96b37
//   Tests/LayoutParityTests/Fixtures/vstack-default.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 46x48
// tolerance: 0.51
// frame a: 9.5 0 27 16
// frame b: 0 16 46 16
// frame c: 7.5 32 31.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("First").accessibilityIdentifier("a")
      Text("Second").accessibilityIdentifier("b")
      Text("Third").accessibilityIdentifier("c")
    }
  }
}

// source: https://github.com/codelynx/SwiftOpenUI/blob/4cbaaba0053b309d82e31b0f87f9b06060e96b37
//   Tests/LayoutParityTests/Fixtures/text-single.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 31x16
// tolerance: 0.51
// frame text: 0 0 31 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello").accessibilityIdentifier("text")
  }
}

// source: https://github.com/codelynx/SwiftOpenUI/blob/4cbaaba0053b309d82e31b0f87f9b06060e96b37
//   Tests/LayoutParityTests/Fixtures/frame-alignment-center.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 200x200
// tolerance: 0.51
// frame text: 95.5 92 9.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("C").accessibilityIdentifier("text")
      .frame(width: 200, height: 200, alignment: .center)
  }
}

// source: https://github.com/codelynx/SwiftOpenUI/blob/5679e5870e0a95107acdc0748d7538bc5302f753
//   Tests/LayoutParityTests/Fixtures/deeply-nested-frames.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 300x200
// tolerance: 0.51
// frame text: 134 92 32 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Deep").accessibilityIdentifier("text")
      .frame(width: 100, height: 40)
      .frame(width: 200, height: 100)
      .frame(width: 300, height: 200)
  }
}

// source: https://github.com/codelynx/SwiftOpenUI/blob/5679e5870e0a95107acdc0748d7538bc5302f753
//   Tests/LayoutParityTests/Fixtures/frame-inside-padding.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 140x90
// tolerance: 0.51
// frame text: 65.5 37 9 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("X").accessibilityIdentifier("text")
      .frame(width: 100, height: 50)
      .padding(20)
  }
}

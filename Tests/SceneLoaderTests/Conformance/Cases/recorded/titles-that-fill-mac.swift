// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/vstack-frame-padding.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x64
// tolerance: 0.51
// frame a: 16 12 26.5 16
// frame b: 16 36 47 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Title").accessibilityIdentifier("a").frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
      Text("Subtitle").accessibilityIdentifier("b").frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
    }
    .padding(.vertical, 12)
  }
}

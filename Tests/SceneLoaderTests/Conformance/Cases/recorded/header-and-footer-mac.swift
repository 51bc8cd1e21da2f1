// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/app-header-content-footer.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x600
// tolerance: 0.51
// frame a: 16 8 44.5 16
// frame b: 16 580 39 16
// frame c: 360 580 24 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Header").accessibilityIdentifier("a")
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
      Spacer()
      HStack {
        Text("Status").accessibilityIdentifier("b")
        Spacer()
        Text("v1.0").accessibilityIdentifier("c")
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 4)
    }
  }
}

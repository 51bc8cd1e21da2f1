// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/frame-maxwidth-infinity-with-minheight.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x180
// tolerance: 0.51
// frame a: 189 74 22.5 16
// frame b: 178 90 44.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Top").accessibilityIdentifier("a")
      Text("Bottom").accessibilityIdentifier("b")
    }
    .frame(maxWidth: .infinity, minHeight: 180)
  }
}

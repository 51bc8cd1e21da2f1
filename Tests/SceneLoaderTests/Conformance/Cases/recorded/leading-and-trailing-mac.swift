// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/nested-alignment-override.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x32
// tolerance: 0.51
// frame a: 0 0 9 16
// frame b: 391.5 16 8.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("A").accessibilityIdentifier("a")
        Spacer()
      }
      .frame(maxWidth: .infinity)
      Text("B").accessibilityIdentifier("b").frame(maxWidth: .infinity, alignment: .trailing)
    }
  }
}

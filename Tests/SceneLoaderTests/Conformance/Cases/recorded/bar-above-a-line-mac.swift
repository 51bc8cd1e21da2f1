// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/toolbar-content-layout.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x600
// tolerance: 0.51
// frame a: 8 8 30 16
// frame b: 186 8 26.5 16
// frame c: 360 8 32 16
// frame line: 0 32 400 1

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Back").accessibilityIdentifier("a")
        Spacer()
        Text("Title").accessibilityIdentifier("b")
        Spacer()
        Text("Done").accessibilityIdentifier("c")
      }
      .padding(8)
      .frame(maxWidth: .infinity)
      Color.gray.frame(height: 1).accessibilityIdentifier("line")
      Spacer()
    }
  }
}

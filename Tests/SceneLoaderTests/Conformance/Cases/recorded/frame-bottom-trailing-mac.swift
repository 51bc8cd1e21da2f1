// source: https://github.com/codelynx/SwiftOpenUI/blob/1623332a5112f5fc0406a08a39f83a42547efc7b
//   Tests/LayoutParityTests/Fixtures/frame-alignment-bottom-trailing.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 200x200
// tolerance: 0.51
// frame text: 183 184 17 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("BR").accessibilityIdentifier("text")
      .frame(width: 200, height: 200, alignment: .bottomTrailing)
  }
}

// source: https://github.com/codelynx/SwiftOpenUI/blob/1623332a5112f5fc0406a08a39f83a42547efc7b
//   Tests/LayoutParityTests/Fixtures/color-fill.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x600
// tolerance: 0.51
// frame fill: 0 0 400 600

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red.accessibilityIdentifier("fill")
  }
}

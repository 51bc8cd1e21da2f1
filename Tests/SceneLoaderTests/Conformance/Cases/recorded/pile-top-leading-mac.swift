// source: https://github.com/codelynx/SwiftOpenUI/blob/1623332a5112f5fc0406a08a39f83a42547efc7b
//   Tests/LayoutParityTests/Fixtures/zstack-top-leading.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 200x200
// tolerance: 0.51
// frame square: 0 0 200 200
// frame text: 0 0 70.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.blue.frame(width: 200, height: 200).accessibilityIdentifier("square")
      Text("TopLeading").accessibilityIdentifier("text")
    }
  }
}

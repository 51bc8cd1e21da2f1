// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/sidebar-detail-split.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x600
// tolerance: 0.51
// frame i1: 41 252 36.5 16
// frame i2: 41 272 38 16
// frame i3: 41 292 38.5 16
// frame i4: 41 312 38.5 16
// frame i5: 41 332 38.5 16
// frame line: 120 0 1 600
// frame detail: 133 12 35 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Item 1").accessibilityIdentifier("i1")
        Text("Item 2").accessibilityIdentifier("i2")
        Text("Item 3").accessibilityIdentifier("i3")
        Text("Item 4").accessibilityIdentifier("i4")
        Text("Item 5").accessibilityIdentifier("i5")
      }
      .frame(width: 120)
      .padding(.vertical, 8)
      Color.gray.frame(width: 1).accessibilityIdentifier("line")
      VStack(alignment: .leading) {
        Text("Detail").accessibilityIdentifier("detail")
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
    }
  }
}

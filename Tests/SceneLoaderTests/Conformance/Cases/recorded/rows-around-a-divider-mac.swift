// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/complex-nested.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x121
// tolerance: 0.51
// frame red: 16 0 44 44
// frame a: 72 4 26.5 16
// frame b: 72 24 47 16
// frame line: 0 60 400 1
// frame green: 16 77 44 44
// frame c: 72 81 38 16
// frame d: 72 101 69.5 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Color.red.frame(width: 44, height: 44).accessibilityIdentifier("red")
        VStack(alignment: .leading, spacing: 4) {
          Text("Title").accessibilityIdentifier("a")
          Text("Subtitle").accessibilityIdentifier("b")
        }
        Spacer()
      }
      .padding(.horizontal, 16)
      Divider().accessibilityIdentifier("line")
      HStack(spacing: 12) {
        Color.green.frame(width: 44, height: 44).accessibilityIdentifier("green")
        VStack(alignment: .leading, spacing: 4) {
          Text("Item 2").accessibilityIdentifier("c")
          Text("Description").accessibilityIdentifier("d")
        }
        Spacer()
      }
      .padding(.horizontal, 16)
    }
  }
}

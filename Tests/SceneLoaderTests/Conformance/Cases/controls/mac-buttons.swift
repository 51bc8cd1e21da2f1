// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/button/styles
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 300x200
// tolerance: 0.02
// frame plain: 135.25 8 29.5 16
// frame bordered: 110 36 80 24
// frame borderless: 117.5 72 65 16
// frame prominent: 107 100 86 24
// frame padded: 98.75 136 102.5 56
// notes: A bordered button keeps 12 points at its label's sides, 4 above and below.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 12) {
      Button("Plain") {}.buttonStyle(.plain).accessibilityIdentifier("plain")
      Button("Bordered") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
      Button("Borderless") {}.buttonStyle(.borderless).accessibilityIdentifier("borderless")
      Button("Prominent") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("prominent")
      Button("Padded") {}.padding().accessibilityIdentifier("padded")
    }
  }
}

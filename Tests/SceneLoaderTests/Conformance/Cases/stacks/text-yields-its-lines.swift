// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/pressure/overflow
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 200x120
// tolerance: 0.02
// frame top: 0 4 200 40
// frame text: 25 52 150 16
// frame bottom: 0 76 200 40
// frame column: 0 4 200 112
// notes: 24 of the 120 points are left for the text, which keeps one of its four lines.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      Color.red.frame(height: 40).accessibilityIdentifier("top")
      Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
        .frame(width: 150, alignment: .leading)
        .accessibilityIdentifier("text")
      Color.blue.frame(height: 40).accessibilityIdentifier("bottom")
    }
    .accessibilityIdentifier("column")
  }
}

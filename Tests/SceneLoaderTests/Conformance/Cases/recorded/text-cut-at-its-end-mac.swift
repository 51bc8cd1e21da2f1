// source: https://github.com/codelynx/SwiftOpenUI Tests/LayoutParityTests/Fixtures/text-long-wrap.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 400x16
// tolerance: 0.51
// frame a: 0.5 0 399 16
// notes: The window became as high as one line, in which the text is cut.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text(
      "This is a longer piece of text that should wrap across multiple lines in the given width"
    )
    .accessibilityIdentifier("a")
  }
}

// source: https://github.com/codelynx/SwiftOpenUI/blob/4cbaaba0053b309d82e31b0f87f9b06060e96b37
//   Tests/LayoutParityTests/Fixtures/text-middle-truncation-narrow-parent.json
// observed: Apple SwiftUI on macOS, April 2026, 2x: frames of the layers in an NSHostingView of the
//   scene's own size
// confidence: observed
// platform: mac 26
// container: 200x16
// tolerance: 0.51
// frame path: 3.5 0 193 16

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("/home/kyoshikawa/Documents/projects/synca-test/synca-test/source")
      .lineLimit(1)
      .truncationMode(.middle)
      .accessibilityIdentifier("path")
      .frame(width: 200)
  }
}

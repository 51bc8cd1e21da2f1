// source: github:defagos/defagos.github.io
//   _posts/2021-06-03-understanding_swiftui_layout_behaviors.md
// observed: SwiftUI preview by the author, 2021
// confidence: observed
// platform: ios 18
// container: 1000x1000
// tolerance: 0.01
// frame dot: 495 495 10 10
// notes: Missing dimensions of a fully flexible view become 10.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .fixedSize()
      .accessibilityIdentifier("dot")
  }
}

// observed on ios 18 in 1000x1000
// source: defagos/defagos.github.io _posts/2021-06-03-understanding_swiftui_layout_behaviors.md
// Missing dimensions of a fully flexible view become 10.
//
// frame dot: 495 495 10 10

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .fixedSize()
      .accessibilityIdentifier("dot")
  }
}

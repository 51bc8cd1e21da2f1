// observed on ios 18 in iphone-16-pro
// source: Article on the layout process inspector
// The child's size plus 10 on every side.
//
// size text: 94.33333333333333 20.333333333333332
// size padded: 114.33333333333333 40.33333333333333

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
      .padding(10)
      .accessibilityIdentifier("padded")
  }
}

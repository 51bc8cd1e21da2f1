// observed on ios 18 in iphone-16-pro
// source: Article on the layout process inspector
// Not resizable: the article gives this size in a comment.
//
// size rigid: 22.000000000000004 18.666666666666668

import SwiftUI

struct ContentView: View {
  var body: some View {
    Image(systemName: "swift")
      .accessibilityIdentifier("rigid")
  }
}

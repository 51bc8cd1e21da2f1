// observed on ios 18 in iphone-16-pro
// source: Article on the layout process inspector
// The answer of the resizable symbol to nil x nil in the article's log.
//
// size ideal: 18.666667938232422 16.666667938232422

import SwiftUI

struct ContentView: View {
  var body: some View {
    Image(systemName: "swift")
      .resizable()
      .accessibilityIdentifier("ideal")
      .fixedSize()
  }
}

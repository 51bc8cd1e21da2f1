// observed on ios 18 in iphone-16-pro
// source: Article on the layout process inspector
// Wraps after the comma; 20.333 + 22.
//
// size text: 47.666666666666664 42.33333333333333
// size box: 50 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
      .frame(width: 50, height: 50)
      .accessibilityIdentifier("box")
  }
}

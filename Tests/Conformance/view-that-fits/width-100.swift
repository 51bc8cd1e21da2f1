// observed on ios 18 in iphone-16-pro
// source: fatbobman.com/en/posts/mastering-viewthatfits/
// Observed: in 100 points "Hello World" is shown. The fixed height of each choice (21, 22, 23),
// added here, tells which was taken: 22.
//
// size chosen: 100 22

import SwiftUI

struct ContentView: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("Hello Beautiful World")
        .frame(height: 21)
      Text("Hello World")
        .frame(height: 22)
      Text("Hi")
        .frame(height: 23)
    }
    .frame(width: 100)
    .accessibilityIdentifier("chosen")
  }
}

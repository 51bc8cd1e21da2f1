// observed on ios 18 in 320x480
// source: kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// Takes the proposed height and the width of its content. A 100x50 block stands in for the
// text.
//
// frame scroller: 110 0 100 480
// frame content: 110 0 100 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      Color.red
        .frame(width: 100, height: 50)
        .accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("scroller")
  }
}

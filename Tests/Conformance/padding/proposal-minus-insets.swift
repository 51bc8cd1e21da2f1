// observed on ios 18 in 320x480
// source: kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// Same trace of the book: under 320x480 the padded view is proposed 300x460. A color takes
// whatever it is proposed and so shows that number.
//
// frame filler: 10 10 300 460
// frame tint: 0 0 320 480

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .accessibilityIdentifier("filler")
      .padding(10)
      .background {
        Color.teal
          .accessibilityIdentifier("tint")
      }
  }
}

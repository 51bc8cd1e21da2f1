// observed on ios 18 in 320x480
// source: kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// Only the 30x30 body is stated; the drawn size of the background is disputed and left out.
//
// frame whole: 145 225 30 30

import SwiftUI

struct ContentView: View {
  var body: some View {
    Rectangle()
      .frame(width: 30, height: 30)
      .background {
        Color.red
          .padding(-10)
      }
      .accessibilityIdentifier("whole")
      .border(Color.blue)
  }
}

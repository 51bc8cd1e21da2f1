// observed on ios 18 in 320x480
// source: kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// The proposal reaches every child unchanged and the union is reported. An 80x17 block stands
// in for the text.
//
// frame pile: 0 0 320 480
// frame ground: 0 0 320 480
// frame label: 120 231.5 80 17

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.teal
        .accessibilityIdentifier("ground")
      Color.black
        .frame(width: 80, height: 17)
        .accessibilityIdentifier("label")
    }
    .accessibilityIdentifier("pile")
  }
}

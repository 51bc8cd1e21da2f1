// observed on ios 18 in 100x100
// source: kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// Special case: exactly 0x0 proposed gives a text of size 0x0.
//
// frame greeting: 50 50 0 0

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello")
      .accessibilityIdentifier("greeting")
      .frame(width: 0, height: 0)
  }
}

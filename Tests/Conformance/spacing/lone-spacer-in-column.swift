// observed on ios 18 in 100x300
// source: kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// In a vertical stack a Spacer has no width and takes the proposed height, also when it is the
// only child.
//
// frame column: 50 0 0 300

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Spacer()
    }
    .accessibilityIdentifier("column")
  }
}

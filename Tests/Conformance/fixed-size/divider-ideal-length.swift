// observed on ios 18 in 300x300
// source: kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// The ideal length of a Divider is 10. Its thickness depends on the display scale, so the slot
// fixes the height at 20 and shows only the width.
//
// frame slot: 145 140 10 20

import SwiftUI

struct ContentView: View {
  var body: some View {
    Divider()
      .fixedSize()
      .frame(height: 20)
      .accessibilityIdentifier("slot")
  }
}

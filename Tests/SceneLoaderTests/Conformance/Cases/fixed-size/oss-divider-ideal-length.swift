// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// observed: book "Thinking in SwiftUI" (objc.io) as quoted in reader notes; OS version not
//   stated
// confidence: observed
// platform: ios 18
// container: 300x300
// tolerance: 0.01
// frame slot: 145 140 10 20
// notes: The ideal length of a Divider is 10. Its thickness depends on the display scale, so
//   the slot fixes the height at 20 and shows only the width.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Divider()
      .fixedSize()
      .frame(height: 20)
      .accessibilityIdentifier("slot")
  }
}

// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// observed: book "Thinking in SwiftUI" (objc.io) as quoted in reader notes; OS version not
//   stated
// confidence: observed
// platform: ios 18
// container: 320x480
// tolerance: 0.01
// frame filler: 10 10 300 460
// frame tint: 0 0 320 480
// notes: Same trace of the book: under 320x480 the padded view is proposed 300x460. A color
//   takes whatever it is proposed and so shows that number.

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

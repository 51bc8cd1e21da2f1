// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// observed: book "Thinking in SwiftUI" (objc.io) as quoted in reader notes; OS version not
//   stated
// confidence: observed
// platform: ios 18
// container: 320x480
// tolerance: 0.01
// frame scroller: 110 0 100 480
// frame content: 110 0 100 50
// notes: Takes the proposed height and the width of its content. A 100x50 block stands in for
//   the text.

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

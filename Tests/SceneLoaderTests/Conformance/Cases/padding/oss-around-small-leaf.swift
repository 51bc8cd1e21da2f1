// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// observed: book "Thinking in SwiftUI" (objc.io) as quoted in reader notes; OS version not
//   stated
// confidence: observed
// platform: ios 18
// container: 320x480
// tolerance: 0.01
// frame padded: 124.5 221.5 71 37
// frame label: 134.5 231.5 51 17
// frame tint: 124.5 221.5 71 37
// notes: A 51x17 block stands in for the text of the book, which reports 51x17, 71x37 and a
//   background of 71x37.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .frame(width: 51, height: 17)
      .accessibilityIdentifier("label")
      .padding(10)
      .accessibilityIdentifier("padded")
      .background {
        Color.teal
          .accessibilityIdentifier("tint")
      }
  }
}

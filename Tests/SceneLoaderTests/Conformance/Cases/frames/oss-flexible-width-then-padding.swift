// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// observed: book "Thinking in SwiftUI" (objc.io) as quoted in reader notes; OS version not
//   stated
// confidence: observed
// platform: ios 18
// container: 320x480
// tolerance: 0.01
// frame whole: 0 221.5 320 37
// frame row: 10 231.5 300 17
// frame label: 122 231.5 76 17
// frame tint: 10 231.5 300 17
// notes: A 76x17 block stands in for the text of the book. Stated: the min/max frame reports
//   300x17 and the background is proposed that; 320x37 with padding is arithmetic.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .frame(width: 76, height: 17)
      .accessibilityIdentifier("label")
      .frame(minWidth: 0, maxWidth: .infinity)
      .accessibilityIdentifier("row")
      .background {
        Color.teal
          .accessibilityIdentifier("tint")
      }
      .padding(10)
      .accessibilityIdentifier("whole")
  }
}

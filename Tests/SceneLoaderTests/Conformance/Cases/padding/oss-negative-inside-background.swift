// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// observed: book "Thinking in SwiftUI" (objc.io) as quoted in reader notes; OS version not
//   stated
// confidence: observed
// platform: ios 18
// container: 320x480
// tolerance: 0.01
// frame whole: 145 225 30 30
// notes: Only the 30x30 body is stated; the drawn size of the background is disputed and left
//   out.

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

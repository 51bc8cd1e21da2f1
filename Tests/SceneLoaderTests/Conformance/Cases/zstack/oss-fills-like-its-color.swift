// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// observed: book "Thinking in SwiftUI" (objc.io) as quoted in reader notes; OS version not
//   stated
// confidence: observed
// platform: ios 18
// container: 320x480
// tolerance: 0.01
// frame pile: 0 0 320 480
// frame ground: 0 0 320 480
// frame label: 120 231.5 80 17
// notes: The proposal reaches every child unchanged and the union is reported. An 80x17 block
//   stands in for the text.

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

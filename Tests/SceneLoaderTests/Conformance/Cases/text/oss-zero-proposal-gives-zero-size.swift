// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
//   ;
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/View/Text/Text/Text+View.swift
// observed: book "Thinking in SwiftUI" (objc.io) as quoted in reader notes; OS version not
//   stated
// confidence: observed
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame greeting: 50 50 0 0
// notes: Special case: exactly 0x0 proposed gives a text of size 0x0.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello")
      .accessibilityIdentifier("greeting")
      .frame(width: 0, height: 0)
  }
}

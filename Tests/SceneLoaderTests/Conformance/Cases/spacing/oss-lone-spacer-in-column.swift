// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
//   ;
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Separator/Spacer.swift
// observed: book "Thinking in SwiftUI" (objc.io) as quoted in reader notes; OS version not
//   stated
// confidence: observed
// platform: ios 18
// container: 100x300
// tolerance: 0.01
// frame column: 50 0 0 300
// notes: In a vertical stack a Spacer has no width and takes the proposed height, also when it
//   is the only child.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Spacer()
    }
    .accessibilityIdentifier("column")
  }
}

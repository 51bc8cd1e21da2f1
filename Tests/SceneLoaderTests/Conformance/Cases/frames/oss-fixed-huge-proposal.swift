// source: github:honghaoz/ComposeUI
//   ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// observed: unit test on the real framework,
//   UIHostingController/NSHostingController.sizeThatFits(in:); OS version not stated
// confidence: observed
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame tile: 60 25 80 50
// notes: 1000x1000 is proposed by the outer frame, which overflows the host on every side.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .frame(width: 80, height: 50)
      .accessibilityIdentifier("tile")
      .frame(width: 1000, height: 1000)
  }
}

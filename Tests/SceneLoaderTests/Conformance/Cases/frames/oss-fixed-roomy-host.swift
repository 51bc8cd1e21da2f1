// source: github:honghaoz/ComposeUI
//   ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// observed: unit test on the real framework,
//   UIHostingController/NSHostingController.sizeThatFits(in:); OS version not stated
// confidence: observed
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame tile: 10 25 80 50
// notes: Upstream asserts the 80x50 answer to a 100x100 proposal; the position is host
//   centring.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .frame(width: 80, height: 50)
      .accessibilityIdentifier("tile")
  }
}

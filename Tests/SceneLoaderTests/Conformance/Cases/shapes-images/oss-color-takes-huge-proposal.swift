// source: github:honghaoz/ComposeUI
//   ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// observed: unit test on the real framework,
//   UIHostingController/NSHostingController.sizeThatFits(in:); OS version not stated
// confidence: observed
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame sheet: -4950 -4950 10000 10000
// notes: 10000x10000 is proposed by the frame.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .accessibilityIdentifier("sheet")
      .frame(width: 10000, height: 10000)
  }
}

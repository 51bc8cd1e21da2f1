// source: github:honghaoz/ComposeUI
//   ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// observed: unit test on the real framework,
//   UIHostingController/NSHostingController.sizeThatFits(in:); OS version not stated
// confidence: observed
// platform: ios 18
// container: 70x90
// tolerance: 0.01
// frame sheet: 0 0 70 90
// notes: 70x90 is taken as proposed.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .accessibilityIdentifier("sheet")
  }
}

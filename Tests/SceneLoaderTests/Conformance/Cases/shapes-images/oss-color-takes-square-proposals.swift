// source: github:honghaoz/ComposeUI
//   ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// observed: unit test on the real framework,
//   UIHostingController/NSHostingController.sizeThatFits(in:); OS version not stated
// confidence: observed
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame host-sized: 0 0 100 100
// frame framed: 25 25 50 50
// notes: Two upstream assertions: 100x100 and 50x50 are taken as proposed.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.black
        .accessibilityIdentifier("host-sized")
      Color.white
        .accessibilityIdentifier("framed")
        .frame(width: 50, height: 50)
    }
  }
}

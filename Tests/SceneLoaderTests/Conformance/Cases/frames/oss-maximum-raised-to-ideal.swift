// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift
// observed: Apple's own frame initializer called through a symbol stub, SwiftUI 6.0.87 (iOS 18
//   era)
// confidence: observed
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame lifted: 35 30 30 40
// notes: Stored maximum is max(ideal, max): 30 and 40, so that is where the flexible color
//   stops.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .frame(idealWidth: 30, maxWidth: 20, idealHeight: 40, maxHeight: 25)
      .accessibilityIdentifier("lifted")
  }
}

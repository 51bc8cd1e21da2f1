// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift
// observed: Apple's own frame initializer called through a symbol stub, SwiftUI 6.0.87 (iOS 18
//   era)
// confidence: observed
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame lifted: 40 35 20 30
// notes: Stored ideal is max(min, ideal): 20 and 30; fixedSize asks for the ideal.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .frame(minWidth: 20, idealWidth: 10, minHeight: 30, idealHeight: 15)
      .accessibilityIdentifier("lifted")
      .fixedSize()
  }
}

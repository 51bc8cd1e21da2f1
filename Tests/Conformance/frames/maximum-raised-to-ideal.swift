// observed on ios 18 in 100x100
// source: OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift
// Stored maximum is max(ideal, max): 30 and 40, so that is where the flexible color stops.
//
// frame lifted: 35 30 30 40

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .frame(idealWidth: 30, maxWidth: 20, idealHeight: 40, maxHeight: 25)
      .accessibilityIdentifier("lifted")
  }
}

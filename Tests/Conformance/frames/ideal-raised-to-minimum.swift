// observed on ios 18 in 100x100
// source: OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift
// Stored ideal is max(min, ideal): 20 and 30; fixedSize asks for the ideal.
//
// frame lifted: 40 35 20 30

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .frame(minWidth: 20, idealWidth: 10, minHeight: 30, idealHeight: 15)
      .accessibilityIdentifier("lifted")
      .fixedSize()
  }
}

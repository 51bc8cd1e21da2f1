// observed on ios 18 in 70x90
// source: honghaoz/ComposeUI ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// 70x90 is taken as proposed.
//
// frame sheet: 0 0 70 90

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .accessibilityIdentifier("sheet")
  }
}

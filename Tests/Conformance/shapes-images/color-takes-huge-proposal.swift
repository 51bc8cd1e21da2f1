// observed on ios 18 in 100x100
// source: honghaoz/ComposeUI ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// 10000x10000 is proposed by the frame.
//
// frame sheet: -4950 -4950 10000 10000

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .accessibilityIdentifier("sheet")
      .frame(width: 10000, height: 10000)
  }
}

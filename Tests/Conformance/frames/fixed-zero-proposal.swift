// observed on ios 18 in 100x100
// source: honghaoz/ComposeUI ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// Zero proposal (made by the outer 0x0 frame) is ignored as well.
//
// frame tile: 10 25 80 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .frame(width: 80, height: 50)
      .accessibilityIdentifier("tile")
      .frame(width: 0, height: 0)
  }
}

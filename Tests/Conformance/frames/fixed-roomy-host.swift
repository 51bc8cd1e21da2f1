// observed on ios 18 in 100x100
// source: honghaoz/ComposeUI ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// Upstream asserts the 80x50 answer to a 100x100 proposal; the position is host centring.
//
// frame tile: 10 25 80 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .frame(width: 80, height: 50)
      .accessibilityIdentifier("tile")
  }
}

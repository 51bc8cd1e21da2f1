// observed on ios 18 in 100x100
// source: honghaoz/ComposeUI ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// 10x10 is proposed by the outer frame.
//
// frame tile: 10 25 80 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .frame(width: 80, height: 50)
      .accessibilityIdentifier("tile")
      .frame(width: 10, height: 10)
  }
}

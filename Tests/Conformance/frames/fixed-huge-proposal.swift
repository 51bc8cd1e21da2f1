// observed on ios 18 in 200x100
// source: honghaoz/ComposeUI ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// 1000x1000 is proposed by the outer frame, which overflows the host on every side.
//
// frame tile: 60 25 80 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.black
      .frame(width: 80, height: 50)
      .accessibilityIdentifier("tile")
      .frame(width: 1000, height: 1000)
  }
}

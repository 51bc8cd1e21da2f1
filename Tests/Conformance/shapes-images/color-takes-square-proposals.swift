// observed on ios 18 in 100x100
// source: honghaoz/ComposeUI ComposeUI/Tests/ComposeUITests/SwiftUI/SwiftUI.View+SizeThatFitsTests.swift
// Two upstream assertions: 100x100 and 50x50 are taken as proposed.
//
// frame host-sized: 0 0 100 100
// frame framed: 25 25 50 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.black
        .accessibilityIdentifier("host-sized")
      Color.white
        .accessibilityIdentifier("framed")
        .frame(width: 50, height: 50)
    }
  }
}

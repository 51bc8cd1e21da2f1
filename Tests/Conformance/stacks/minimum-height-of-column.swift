// observed on ios 18 in 100x100
// source: stackotter/swiftui-layout-edge-cases Sources/SwiftUILayoutEdgeCases/SwiftUILayoutEdgeCases.swift
// Zero height proposed: the column reports 5 + 80 = 85. Positions are arithmetic.
//
// frame column: 0 7.5 100 85
// frame bounded: 0 7.5 100 5
// frame floored: 0 12.5 100 80

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue
        .frame(minHeight: 5, maxHeight: 100)
        .accessibilityIdentifier("bounded")
      Color.orange
        .frame(minHeight: 80)
        .accessibilityIdentifier("floored")
    }
    .accessibilityIdentifier("column")
    .frame(width: 100, height: 0)
  }
}

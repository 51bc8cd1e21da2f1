// source: https://developer.apple.com/documentation/swiftui/grid
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame table: 50 27 100 46
// frame a1: 50 32 40 20
// frame b1: 110 27 30 30
// frame a2: 60 63 20 10
// frame b2: 100 63 50 10
// notes: Column width is the widest cell, row height the tallest, cells are centred by
//   default.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 6) {
      GridRow {
        Color.red
          .frame(width: 40, height: 20)
          .accessibilityIdentifier("a1")
        Color.green
          .frame(width: 30, height: 30)
          .accessibilityIdentifier("b1")
      }
      GridRow {
        Color.blue
          .frame(width: 20, height: 10)
          .accessibilityIdentifier("a2")
        Color.orange
          .frame(width: 50, height: 10)
          .accessibilityIdentifier("b2")
      }
    }
    .accessibilityIdentifier("table")
  }
}

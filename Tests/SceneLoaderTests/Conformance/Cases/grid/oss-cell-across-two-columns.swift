// source: https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame table: 35 35 130 30
// frame a: 35 35 40 20
// frame b: 75 35 60 20
// frame c: 135 35 30 20
// frame pair: 60 55 50 10
// frame last: 140 55 20 10
// notes: A 50 wide cell over columns of 40 and 60 is centred in 100 and changes neither.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red
          .frame(width: 40, height: 20)
          .accessibilityIdentifier("a")
        Color.green
          .frame(width: 60, height: 20)
          .accessibilityIdentifier("b")
        Color.blue
          .frame(width: 30, height: 20)
          .accessibilityIdentifier("c")
      }
      GridRow {
        Color.orange
          .frame(width: 50, height: 10)
          .accessibilityIdentifier("pair")
          .gridCellColumns(2)
        Color.purple
          .frame(width: 20, height: 10)
          .accessibilityIdentifier("last")
      }
    }
    .accessibilityIdentifier("table")
  }
}

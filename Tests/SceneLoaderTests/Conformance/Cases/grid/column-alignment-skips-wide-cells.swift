// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/grid/modifiers
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 320x240
// tolerance: 0.02
// frame heading: 0 67.84912109375 44.5 16
// frame count: 69 104 9 16
// frame box: 86 92 60 40
// frame corner: 312 116 8 16
// frame rule: 0 140.15087890625 320 4
// frame field: 0 152.15087890625 78 20
// notes: The first column lines its cells up by their trailing edges, as its cell says; the
//   heading across two columns keeps to the leading edge of the grid. The rule outside of rows
//   makes the grid as wide as the container.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Header").gridCellColumns(2).accessibilityIdentifier("heading")
        Text("CCC")
      }
      GridRow {
        Text("A").gridColumnAlignment(.trailing).accessibilityIdentifier("count")
        Color.teal.frame(width: 60, height: 40).accessibilityIdentifier("box")
        Text("E").gridCellAnchor(.bottomTrailing).accessibilityIdentifier("corner")
      }
      Color.gray.frame(height: 4).accessibilityIdentifier("rule")
      GridRow {
        Color.mint.gridCellUnsizedAxes(.horizontal).frame(height: 20).accessibilityIdentifier(
          "field")
        Text("H")
      }
    }
  }
}

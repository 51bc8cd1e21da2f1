// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/layout/rtl-grid
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 320x220
// tolerance: 0.02
// frame first: 195 23 40 30
// frame wide: 130 63 100 30
// frame under: 195 103 40 30
// frame grid: 85 23 150 110
// frame tile-0: 188 149 40 20
// frame tile-2: 92 149 40 20
// frame tile-3: 188 177 40 20
// frame tiles: 60 149 200 48
// notes: Columns run from the right. The wide cell is centred in its two columns (125...235),
//   whatever the first one says of itself.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Color.teal.frame(width: 40, height: 30).accessibilityIdentifier("first")
          Color.teal.frame(width: 60, height: 30)
          Color.teal.frame(width: 30, height: 30)
        }
        GridRow {
          Color.mint.frame(width: 100, height: 30).gridCellColumns(2).accessibilityIdentifier(
            "wide")
          Color.mint.frame(width: 30, height: 30)
        }
        GridRow {
          Color.gray.frame(width: 40, height: 30).gridColumnAlignment(.trailing)
            .accessibilityIdentifier("under")
        }
      }
      .accessibilityIdentifier("grid")
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
        ForEach(0..<5, id: \.self) { index in
          Color.indigo.frame(width: 40, height: 20).accessibilityIdentifier("tile-\(index)")
        }
      }
      .frame(width: 200)
      .accessibilityIdentifier("tiles")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

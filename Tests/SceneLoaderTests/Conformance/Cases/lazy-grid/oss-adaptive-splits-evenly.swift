// source: https://www.objc.io/blog/2020/11/23/grid-layout/
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 250x100
// tolerance: 0.01
// frame cell-0: 0 0 55 30
// frame cell-1: 65 0 55 30
// frame cell-2: 130 0 55 30
// frame cell-3: 195 0 55 30
// frame cell-4: 0 40 55 30
// notes: As many columns of at least 50 as fit with gaps of 10: four in 250, each (250 - 30) /
//   4 = 55. The fifth cell starts the next row.

import SwiftUI

struct ContentView: View {
  var body: some View {
    let lanes = [
      GridItem(.adaptive(minimum: 50), spacing: 10)
    ]
    LazyVGrid(columns: lanes, spacing: 10) {
      Color.green
        .frame(height: 30)
        .accessibilityIdentifier("cell-0")
      Color.green
        .frame(height: 30)
        .accessibilityIdentifier("cell-1")
      Color.green
        .frame(height: 30)
        .accessibilityIdentifier("cell-2")
      Color.green
        .frame(height: 30)
        .accessibilityIdentifier("cell-3")
      Color.green
        .frame(height: 30)
        .accessibilityIdentifier("cell-4")
    }
    .frame(width: 250, height: 100, alignment: .top)
  }
}

// source: https://www.objc.io/blog/2020/11/23/grid-layout/
// observed: rendered widths 108 and 120 stated by the authors (rounded), iOS 14 era
// confidence: observed
// platform: ios 18
// container: 200x400
// tolerance: 0.51
// size left: 108 40
// size right: 120 40
// notes: Columns are resolved a second time with the width reported by the first pass: 96 + 8
//   + 120 = 224, then 108 and 120. Only the two widths are stated; heights are set by the
//   scene.

import SwiftUI

struct ContentView: View {
  var body: some View {
    let lanes = [
      GridItem(.flexible(minimum: 60)),
      GridItem(.flexible(minimum: 120)),
    ]
    LazyVGrid(columns: lanes, spacing: 10) {
      Rectangle()
        .fill(Color.blue)
        .frame(height: 40)
        .accessibilityIdentifier("left")
      Rectangle()
        .fill(Color.red)
        .frame(height: 40)
        .accessibilityIdentifier("right")
    }
    .frame(width: 200)
    .border(Color.teal)
  }
}

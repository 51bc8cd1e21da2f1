// source: https://juejin.cn/post/7083356120147820552
// observed: Apple SwiftUI, iOS 15 era (2022)
// confidence: derived
// platform: ios 18
// container: 300x110
// tolerance: 0.01
// frame cell0: -12 0 100 50
// frame cell1: 96 0 100 50
// frame cell2: 204 0 0 50
// frame cell3: 212 0 100 50
// frame cell4: -12 60 100 50
// frame cell5: 96 60 100 50
// notes: Observed: columns 100, 100, 0, 100, reported 324; the adaptive column has no width
//   but still a cell and a gap. Derived: centred, (300-324)/2 = -12. Row spacing 10 and cell
//   height 50 are this case's own.

import SwiftUI

struct ContentView: View {
  var body: some View {
    LazyVGrid(
      columns: [
        GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)),
        GridItem(.fixed(100)),
      ], spacing: 10
    ) {
      ForEach(0..<6) { index in
        Color.blue
          .frame(height: 50)
          .accessibilityIdentifier("cell\(index)")
      }
    }
    .frame(width: 300)
  }
}

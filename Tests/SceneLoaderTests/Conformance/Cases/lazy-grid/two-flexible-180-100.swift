// source: https://juejin.cn/post/7081943051349786631
// observed: Apple SwiftUI, iOS 15 era (2022)
// confidence: observed
// platform: ios 18
// container: 300x170
// tolerance: 0.01
// frame cell0: 0 0 180 50
// frame cell1: 188 0 112 50
// frame cell2: 0 60 180 50
// frame cell3: 188 60 112 50
// frame cell4: 0 120 180 50
// frame cell5: 188 120 112 50
// notes: 292/2 = 146 is raised to 180, 112 is left; reported 300. Row spacing 10 and cell
//   height 50 are this case's own.

import SwiftUI

struct ContentView: View {
  var body: some View {
    LazyVGrid(
      columns: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))], spacing: 10
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

// observed on ios 18 in 300x170
// source: juejin.cn/post/7081943051349786631
// 292/2 = 146 is raised to 180, 112 is left; reported 300. Row spacing 10 and cell height 50
// are this case's own.
//
// frame cell0: 0 0 180 50
// frame cell1: 188 0 112 50
// frame cell2: 0 60 180 50
// frame cell3: 188 60 112 50
// frame cell4: 0 120 180 50
// frame cell5: 188 120 112 50

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

// derived on ios 18 in 300x350
// source: juejin.cn/post/7081943051349786631
// Observed: the column is 60 whatever the container. Derived: centred, (300-60)/2. Row spacing
// 10 and cell height 50 are this case's own.
//
// frame cell0: 120 0 60 50
// frame cell1: 120 60 60 50
// frame cell2: 120 120 60 50
// frame cell3: 120 180 60 50
// frame cell4: 120 240 60 50
// frame cell5: 120 300 60 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.fixed(60))], spacing: 10) {
      ForEach(0..<6) { index in
        Color.blue
          .frame(height: 50)
          .accessibilityIdentifier("cell\(index)")
      }
    }
    .frame(width: 300)
  }
}

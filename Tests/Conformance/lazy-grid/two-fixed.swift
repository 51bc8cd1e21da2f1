// derived on ios 18 in 300x170
// source: juejin.cn/post/7081943051349786631
// Observed: 60+8+100. Derived: centred, (300-168)/2 = 66. Row spacing 10 and cell height 50 are
// this case's own.
//
// frame cell0: 66 0 60 50
// frame cell1: 134 0 100 50
// frame cell2: 66 60 60 50
// frame cell3: 134 60 100 50
// frame cell4: 66 120 60 50
// frame cell5: 134 120 100 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(100))], spacing: 10) {
      ForEach(0..<6) { index in
        Color.blue
          .frame(height: 50)
          .accessibilityIdentifier("cell\(index)")
      }
    }
    .frame(width: 300)
  }
}

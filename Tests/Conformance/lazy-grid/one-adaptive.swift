// observed on ios 18 in 300x110
// source: juejin.cn/post/7083356120147820552
// Five tracks of (300-32)/5 = 53.6. Row spacing 10 and cell height 50 are this case's own.
//
// frame cell0: 0 0 53.6 50
// frame cell1: 61.6 0 53.6 50
// frame cell2: 123.2 0 53.6 50
// frame cell3: 184.8 0 53.6 50
// frame cell4: 246.4 0 53.6 50
// frame cell5: 0 60 53.6 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 100))], spacing: 10) {
      ForEach(0..<6) { index in
        Color.blue
          .frame(height: 50)
          .accessibilityIdentifier("cell\(index)")
      }
    }
    .frame(width: 300)
  }
}

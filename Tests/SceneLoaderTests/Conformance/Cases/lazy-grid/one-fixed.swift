// source: https://juejin.cn/post/7081943051349786631
// observed: Apple SwiftUI, iOS 15 era (2022)
// confidence: derived
// platform: ios 18
// container: 300x350
// tolerance: 0.01
// frame cell0: 120 0 60 50
// frame cell1: 120 60 60 50
// frame cell2: 120 120 60 50
// frame cell3: 120 180 60 50
// frame cell4: 120 240 60 50
// frame cell5: 120 300 60 50
// notes: Observed: the column is 60 whatever the container. Derived: centred, (300-60)/2. Row
//   spacing 10 and cell height 50 are this case's own.

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

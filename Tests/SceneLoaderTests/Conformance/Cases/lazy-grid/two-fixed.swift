// source: https://juejin.cn/post/7081943051349786631
// observed: Apple SwiftUI, iOS 15 era (2022)
// confidence: derived
// platform: ios 18
// container: 300x170
// tolerance: 0.01
// frame cell0: 66 0 60 50
// frame cell1: 134 0 100 50
// frame cell2: 66 60 60 50
// frame cell3: 134 60 100 50
// frame cell4: 66 120 60 50
// frame cell5: 134 120 100 50
// notes: Observed: 60+8+100. Derived: centred, (300-168)/2 = 66. Row spacing 10 and cell
//   height 50 are this case's own.

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

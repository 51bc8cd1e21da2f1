// source: https://juejin.cn/post/7083356120147820552
// observed: Apple SwiftUI, iOS 15 era (2022)
// confidence: observed
// platform: ios 18
// container: 300x110
// tolerance: 0.01
// frame cell0: 0 0 53.6 50
// frame cell1: 61.6 0 53.6 50
// frame cell2: 123.2 0 53.6 50
// frame cell3: 184.8 0 53.6 50
// frame cell4: 246.4 0 53.6 50
// frame cell5: 0 60 53.6 50
// notes: Five tracks of (300-32)/5 = 53.6. Row spacing 10 and cell height 50 are this case's
//   own.

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

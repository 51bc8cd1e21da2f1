// source: post on GeometryReader and LazyVGrid, October 2021
// observed: Apple SwiftUI, 414 x 896 iPhone with 44/34 insets, iOS 15 era (October 2021 post)
// confidence: derived
// platform: ios 15
// container: 414x818
// tolerance: 0.01
// frame cell0: 16 16 89.5 89.5
// frame cell1: 113.5 16 89.5 89.5
// frame cell2: 211 16 89.5 89.5
// frame cell3: 308.5 16 89.5 89.5
// frame cell4: 16 113.5 89.5 89.5
// frame cell5: 113.5 113.5 89.5 89.5
// frame cell6: 211 113.5 89.5 89.5
// frame cell7: 308.5 113.5 89.5 89.5
// frame cell8: 16 211 89.5 89.5
// frame cell9: 113.5 211 89.5 89.5
// frame cell10: 211 211 89.5 89.5
// frame cell11: 308.5 211 89.5 89.5
// notes: padding 16: (414-32-24)/4 = 89.5; with one axis offered fill and fit agree; pitch
//   97.5, first cell at (16, 16).

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 50, maximum: 100)), count: 4))
      {
        ForEach(0..<12) { index in
          Circle()
            .aspectRatio(contentMode: .fill)
            .accessibilityIdentifier("cell\(index)")
        }
      }
      .padding()
    }
  }
}

// source: post on GeometryReader and LazyVGrid, October 2021
// observed: Apple SwiftUI, 414 x 896 iPhone with 44/34 insets, iOS 15 era (October 2021 post)
// confidence: derived
// platform: ios 15
// container: 414x818
// tolerance: 0.01
// frame cell0: 0 0 97.5 97.5
// frame cell1: 105.5 0 97.5 97.5
// frame cell2: 211 0 97.5 97.5
// frame cell3: 316.5 0 97.5 97.5
// frame cell4: 0 105.5 97.5 97.5
// frame cell5: 105.5 105.5 97.5 97.5
// frame cell6: 211 105.5 97.5 97.5
// frame cell7: 316.5 105.5 97.5 97.5
// frame cell8: 0 211 97.5 97.5
// frame cell9: 105.5 211 97.5 97.5
// frame cell10: 211 211 97.5 97.5
// frame cell11: 316.5 211 97.5 97.5
// notes: aspectRatio with no ratio uses the ideal 10 x 10, ratio 1; offered 97.5 x nil the
//   other side follows: 97.5 x 97.5; pitch 105.5 both ways.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 50, maximum: 100)), count: 4))
      {
        ForEach(0..<12) { index in
          Circle()
            .aspectRatio(contentMode: .fit)
            .accessibilityIdentifier("cell\(index)")
        }
      }
    }
  }
}

// derived on ios 15 in 414x818
// source: Article on GeometryReader in lazy grids (2021)
// aspectRatio with no ratio uses the ideal 10 x 10, ratio 1; offered 97.5 x nil the other side
// follows: 97.5 x 97.5; pitch 105.5 both ways.
//
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

// source: post on GeometryReader and LazyVGrid, October 2021
// observed: Apple SwiftUI, 414 x 896 iPhone with 44/34 insets, iOS 15 era (October 2021 post)
// confidence: derived
// platform: ios 15
// container: 414x818
// tolerance: 0.01
// frame cell0: 0 0 97.5 10
// frame cell1: 105.5 0 97.5 10
// frame cell2: 211 0 97.5 10
// frame cell3: 316.5 0 97.5 10
// frame cell4: 0 18 97.5 10
// frame cell5: 105.5 18 97.5 10
// frame cell6: 211 18 97.5 10
// frame cell7: 316.5 18 97.5 10
// frame cell8: 0 36 97.5 10
// frame cell9: 105.5 36 97.5 10
// frame cell10: 211 36 97.5 10
// frame cell11: 316.5 36 97.5 10
// notes: Derived from the printed cell size 97.5 x 10: column and row gaps are 8, so x =
//   105.5*column, y = 18*row; content starts at the scroll view's top-left.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(minimum: 50, maximum: 100)), count: 4),
        alignment: .center, spacing: nil
      ) {
        ForEach(0..<12) { index in
          GeometryReader { _ in
            Circle()
          }
          .accessibilityIdentifier("cell\(index)")
        }
      }
    }
  }
}

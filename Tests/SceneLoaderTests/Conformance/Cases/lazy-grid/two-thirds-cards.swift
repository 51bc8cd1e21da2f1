// source: post on GeometryReader and LazyVGrid, October 2021
// observed: Apple SwiftUI, 414 x 896 iPhone with 44/34 insets, iOS 15 era (October 2021 post)
// confidence: derived
// platform: ios 15
// container: 414x818
// tolerance: 0.01
// frame cell0: 0 0 97.5 146.25
// frame cell1: 105.5 0 97.5 146.25
// frame cell2: 211 0 97.5 146.25
// frame cell3: 316.5 0 97.5 146.25
// frame cell4: 0 154.25 97.5 146.25
// frame cell5: 105.5 154.25 97.5 146.25
// frame cell6: 211 154.25 97.5 146.25
// frame cell7: 316.5 154.25 97.5 146.25
// frame cell8: 0 308.5 97.5 146.25
// frame cell9: 105.5 308.5 97.5 146.25
// frame cell10: 211 308.5 97.5 146.25
// frame cell11: 316.5 308.5 97.5 146.25
// frame card0: 0 0 97.5 146.25
// frame card1: 105.5 0 97.5 146.25
// frame card2: 211 0 97.5 146.25
// frame card3: 316.5 0 97.5 146.25
// frame card4: 0 154.25 97.5 146.25
// frame card5: 105.5 154.25 97.5 146.25
// frame card6: 211 154.25 97.5 146.25
// frame card7: 316.5 154.25 97.5 146.25
// frame card8: 0 308.5 97.5 146.25
// frame card9: 105.5 308.5 97.5 146.25
// frame card10: 211 308.5 97.5 146.25
// frame card11: 316.5 308.5 97.5 146.25
// notes: aspectRatio is width over height: 97.5/(2/3) = 146.25 = 97.5*3/2, so the card fills
//   its reader; pitch 105.5 by 154.25.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 50, maximum: 100)), count: 4))
      {
        ForEach(0..<12) { index in
          GeometryReader { proxy in
            RoundedRectangle(cornerRadius: 10)
              .strokeBorder(Color.blue, lineWidth: 3)
              .frame(width: proxy.size.width, height: proxy.size.width * 3 / 2)
              .accessibilityIdentifier("card\(index)")
          }
          .aspectRatio(2 / 3, contentMode: .fit)
          .accessibilityIdentifier("cell\(index)")
        }
      }
    }
  }
}

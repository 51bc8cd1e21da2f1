// source: post on GeometryReader and LazyVGrid, October 2021
// observed: Apple SwiftUI, 414 x 896 iPhone with 44/34 insets, iOS 15 era (October 2021 post)
// confidence: disputed
// platform: ios 15
// container: 414x818
// tolerance: 0.01
// size cell0: 97.5 10
// size cell1: 97.5 10
// size cell2: 97.5 10
// size cell3: 97.5 10
// size cell4: 97.5 10
// size cell5: 97.5 10
// size cell6: 97.5 10
// size cell7: 97.5 10
// size cell8: 97.5 10
// size cell9: 97.5 10
// size cell10: 97.5 10
// size cell11: 97.5 10
// notes: The post says the area looks about 100 wide though the drawn circle is small, i.e.
//   the Circle took the whole 97.5 x 10. On macOS 26.2 a Circle answers a square (10 x 10
//   here), see shapes-images/shapes-in-stacks. Not printed by the source.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 50, maximum: 100)), count: 4))
      {
        ForEach(0..<12) { index in
          Circle()
            .accessibilityIdentifier("cell\(index)")
            .background(Color.yellow.opacity(0.3))
        }
      }
    }
  }
}

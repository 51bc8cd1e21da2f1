// disputed on ios 15 in 414x818
// source: Article on GeometryReader in lazy grids (2021)
// The post says the area looks about 100 wide though the drawn circle is small, i.e. the Circle
// took the whole 97.5 x 10. On macOS 26.2 a Circle answers a square (10 x 10 here), see shapes-
// images/shapes-in-stacks. Not printed by the source.
//
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

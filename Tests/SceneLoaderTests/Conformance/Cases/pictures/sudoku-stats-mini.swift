// source: https://github.com/rckim77/Sudoku, snapshots of
//   SudokuTests/__Snapshots__/SnapshotTests/testStatsViewSnapshot-_.iPhone13Mini.png
// observed: Apple SwiftUI, iOS 26.1 simulator, 375x812 view in the key window, 3x
// confidence: observed
// platform: ios 26
// container: 375x812
// safe area: 62 0 0 0
// type size: medium
// tolerance: 1
// text Total games completed: 31.43 113.09 any any
// text 0: 332.11 112.95 any any
// text Difficulty: 31.70 175.76 any any
// text Easy: 31.70 220.96 any any
// text Medium: 31.70 272.25 any any
// text Hard: 31.70 323.25 any any
// notes: No widths, since ink is narrower than a text by what is at the sides of its letters.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.white.edgesIgnoringSafeArea(.all)
      List {
        row("Total games completed")
        Section("Difficulty") {
          row("Easy"); row("Medium"); row("Hard")
        }
      }
    }
    .font(Font.system(.headline, design: .rounded))
    .navigationTitle("Stats")
  }
}
func row(_ title: String) -> some View {
  HStack {
    Text(title); Spacer(); Text("0")
  }
}

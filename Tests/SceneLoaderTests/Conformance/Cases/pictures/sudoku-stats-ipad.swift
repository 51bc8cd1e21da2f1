// source: https://github.com/rckim77/Sudoku, snapshots of
//   SudokuIpadTests/__Snapshots__/SnapshotIpadTests/testStatsViewSnapshot-_.iPadPro11Portrait.png
// observed: Apple SwiftUI, iPadOS 26.1 simulator (iPad Pro 11-inch), 834x1194 view in the key window, 2x
// confidence: observed
// platform: ios 26 @2x
// container: 834x1194
// safe area: 32 0 9 0
// tolerance: 1
// text Total games completed: 39.40 82.85 any any
// text 0: 782.06 82.78 any any
// text Difficulty: 39.64 146.35 any any
// text Easy: 39.64 192.79 any any
// text Medium: 39.64 245.10 any any
// text Hard: 39.64 297.10 any any
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

// source: https://github.com/rckim77/Sudoku, snapshots of
//   SudokuTests/__Snapshots__/SnapshotTests/testMenuViewSnapshot-_.iPhone13.png
// observed: Apple SwiftUI, iOS 26.1 simulator, 390x844 view in the key window, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 62 0 4 0
// type size: medium
// tolerance: 0.6
// text Sudoku AI: 116.90 324.52 any any
// text Stats: 191.78 482.95 any any
// text How to play: 164.70 520.43 any any
// text Settings: 178.11 558.09 any any
// notes: No widths, since ink is narrower than a text by what is at the sides of its letters.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 40) {
        Text("Sudoku AI").font(.system(.largeTitle, design: .rounded)).bold()
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            level("Easy"); level("Medium"); level("Hard")
          }
        }
        VStack(spacing: 18) {
          Label("Stats", systemImage: "chart.bar").font(.system(.headline, design: .rounded))
          Label("How to play", systemImage: "questionmark.circle").font(
            .system(.headline, design: .rounded))
          Label("Settings", systemImage: "gear").font(.system(.headline, design: .rounded))
        }
      }
    }
  }
}
func level(_ name: String) -> some View {
  Button {
  } label: {
    Text(name).font(.system(.headline, design: .rounded))
  }
  .padding(.vertical, 10).padding(.horizontal, 16).accessibilityIdentifier(name)
}

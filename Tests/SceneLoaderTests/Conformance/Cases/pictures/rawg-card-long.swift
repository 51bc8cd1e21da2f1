// source: https://github.com/finnchristoffer/RAWG.IO, snapshots of
//   Modules/CoreUI/Tests/Components/__Snapshots__/GameCardSnapshotTests/
//   test_gameCard_with_long_title.1.png
// observed: Apple SwiftUI, iOS 26 simulator, 390x844 view (iPhone 13), 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    card(
      "Grand Theft Auto V: The Complete Edition with All DLCs", "4.5",
      ["desktopcomputer", "gamecontroller", "xmark.circle"]
    )
    .frame(width: 350, height: 280).padding()
  }
}
func card(_ title: String, _ rating: String, _ icons: [String]) -> some View {
  VStack(alignment: .leading, spacing: 0) {
    Color.gray.frame(height: 180)
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).lineLimit(2)
      HStack {
        HStack(spacing: 4) {
          Image(systemName: "star.fill").font(.caption)
          Text(rating).font(.caption)
        }
        Spacer()
        HStack(spacing: 4) {
          ForEach(icons, id: \.self) { name in
            Image(systemName: name).font(.caption2)
          }
        }
      }
    }
    .padding(12)
  }
}

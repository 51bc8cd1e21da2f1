// source: https://github.com/finnchristoffer/RAWG.IO, snapshots of
//   Modules/GamesFeature/Tests/Presentation/__Snapshots__/GamesListViewSnapshotTests/
//   test_gamesListView_empty_state.1.png
// observed: Apple SwiftUI, iOS 26 simulator, 390x844 view (iPhone 13), 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text No Games Found: 113.31 398.83 164.05 any
// frame action: 141.67 496.33 106.67 43.33
// text Refresh: 165.70 508.42 59.26 any
// notes: A text by its ink, an area by its edges; not the text of two centred lines, the second
//   of which is the longer.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: "gamecontroller").font(.system(size: 64))
      VStack(spacing: 8) {
        Text("No Games Found").font(.title2).fontWeight(.semibold)
        Text("We couldn't find any games. Pull down to refresh and try again.").font(.body)
          .multilineTextAlignment(.center).padding(.horizontal, 32)
      }
      Button {
      } label: {
        Text("Refresh").font(.headline).padding(.horizontal, 24).padding(.vertical, 12)
          .accessibilityIdentifier("action")
      }.padding(.top, 8)
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .frame(width: 390, height: 844)
  }
}

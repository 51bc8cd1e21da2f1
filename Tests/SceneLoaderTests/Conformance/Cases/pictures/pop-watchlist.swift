// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/WatchlistFeature/Tests/WatchlistFeatureSnapshotTests/__Snapshots__/
//   WatchlistViewSnapshotTests/watchlistView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Watchlist: 15.97 105.69 143.86 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 16)], spacing: 16) {
          ForEach(0..<2) { index in
            Button {
            } label: {
              Color.gray.aspectRatio(500.0 / 750.0, contentMode: .fit)
                .accessibilityIdentifier("poster\(index)")
            }.buttonStyle(.plain)
          }
        }
        .padding()
      }
      .navigationTitle(Text("Watchlist"))
    }
  }
}

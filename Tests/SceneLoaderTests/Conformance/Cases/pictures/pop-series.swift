// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/TrendingTVSeriesFeature/Tests/TrendingTVSeriesFeatureSnapshotTests/Views/
//   __Snapshots__/TrendingTVSeriesViewSnapshotTests/trendingTVSeriesView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Pluribus: 120.04 226.42 58.85 any
// text Stranger Things: 119.78 392.09 116.45 any
// text Trending: 15.97 104.94 135.86 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List(["Pluribus", "Stranger Things"], id: \.self) { name in
        Button {
        } label: {
          HStack {
            HStack {
              Color.gray.frame(width: 80, height: 120)
              Text(name)
            }
            Spacer()
            Image(systemName: "chevron.right").imageScale(.small)
          }
          .padding(.vertical, 8)
        }.buttonStyle(.plain)
      }
      .navigationTitle(Text("Trending"))
    }
  }
}

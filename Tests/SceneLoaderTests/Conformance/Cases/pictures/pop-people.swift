// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/TrendingPeopleFeature/Tests/TrendingPeopleFeatureSnapshotTests/__Snapshots__/
//   TrendingPeopleViewSnapshotTests/trendingPeopleView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Margot Robbie: 120.04 206.09 106.37 any
// text Stanley Tucci: 119.78 332.09 97.19 any
// text Trending: 15.97 104.94 135.86 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List(["Margot Robbie", "Stanley Tucci"], id: \.self) { name in
        Button {
        } label: {
          HStack {
            HStack {
              Color.gray.frame(width: 80, height: 80).clipShape(.circle)
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

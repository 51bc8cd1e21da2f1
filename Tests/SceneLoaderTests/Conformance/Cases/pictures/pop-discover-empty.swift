// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/DiscoverMoviesFeature/Tests/DiscoverMoviesFeatureSnapshotTests/__Snapshots__/
//   DiscoverMoviesViewSnapshotTests/discoverMoviesViewWhenEmpty.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text No Movies to Discover: 86.65 479.33 217.55 any
// text Check back later to discover more movies.: 57.88 507.89 273.92 any
// text Discover Movies: 16.07 105.69 251.76 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ContentUnavailableView {
        Label {
          Text("No Movies to Discover")
        } icon: {
          Image(systemName: "film")
        }
      } description: {
        Text("Check back later to discover more movies.")
      }
      .navigationTitle(Text("Discover Movies"))
    }
  }
}

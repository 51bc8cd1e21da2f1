// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/PersonCreditsFeature/Tests/PersonCreditsFeatureSnapshotTests/__Snapshots__/
//   PersonCreditsViewSnapshotTests/personCreditsViewWhenEmpty.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text No Credits: 143.31 479.33 104.85 any
// text This person has no movie or TV series credits yet.: 34.17 507.60 321.64 any
// text Credits: 15.90 105.69 112.92 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ContentUnavailableView {
        Label {
          Text("No Credits")
        } icon: {
          Image(systemName: "film")
        }
      } description: {
        Text("This person has no movie or TV series credits yet.")
      }
      .navigationTitle(Text("Credits"))
      .navigationBarTitleDisplayMode(.large)
    }
  }
}

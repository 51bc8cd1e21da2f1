// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/PersonDetailsFeature/Tests/PersonDetailsFeatureSnapshotTests/__Snapshots__/
//   PersonDetailsViewSnapshotTests/personDetailsView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// frame circle: 45.00 101.00 300.00 300.00
// text Stanley Tucci: 118.11 410.81 154.06 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Color.gray.frame(width: 300, height: 300).clipShape(.circle).accessibilityIdentifier(
          "circle")
        VStack {
          Text("Stanley Tucci").font(.title).padding(.bottom)
        }
        .padding(.horizontal)
        .padding(.bottom)
      }
      .navigationTitle("Stanley Tucci")
      .toolbarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .principal) { ZStack { Color.clear.frame(height: 0) } } }
    }
  }
}

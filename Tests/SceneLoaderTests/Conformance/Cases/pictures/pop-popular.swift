// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/PopularMoviesFeature/Tests/PopularMoviesFeatureSnapshotTests/__Snapshots__/
//   PopularMoviesViewSnapshotTests/popularMoviesView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Popular Movies: 16.07 104.78 235.09 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 16)], spacing: 16) {
            ForEach(0..<6) { index in
              Button {
              } label: {
                Color.gray.aspectRatio(500.0 / 750.0, contentMode: .fit)
                  .accessibilityIdentifier("poster\(index)")
              }.buttonStyle(.plain)
            }
          }
        }
        .padding()
      }
      .navigationTitle(Text("Popular Movies"))
    }
  }
}

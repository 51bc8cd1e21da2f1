// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Tiles/completedTileHeader.header.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame title: 175.87 408.37 80.11 any
// frame completed: 175.98 431.6 71.06 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill").foregroundColor(.green).font(
        .custom("Completed Icon", size: 30, relativeTo: .title))
      VStack(alignment: .leading, spacing: 4) {
        Text("Some Title").font(.headline).accessibilityIdentifier("title")
        Text("Completed").font(.subheadline).foregroundColor(.secondary).accessibilityIdentifier(
          "completed")
      }
    }
  }
}

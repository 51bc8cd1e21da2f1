// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Tiles/tileHeaderLayout.trailing.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame title: 191.2 408.54 86.78 any
// frame subheadline: 152.63 431.43 125.74 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Image(systemName: "book.pages.fill").foregroundStyle(.teal).font(
        .custom("Task Icon", size: 30, relativeTo: .headline))
      VStack(alignment: .trailing, spacing: 4) {
        Text("Clean Code").font(.headline).accessibilityIdentifier("title")
        Text("by Robert C. Martin").font(.subheadline).foregroundColor(.secondary)
          .accessibilityIdentifier("subheadline")
      }
    }
  }
}

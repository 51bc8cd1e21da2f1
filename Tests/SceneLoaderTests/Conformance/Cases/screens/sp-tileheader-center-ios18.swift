// source: https://github.com/StanfordSpezi/SpeziViews@5242bd9
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Tiles/tileHeaderLayout.center.png
// observed: Apple SwiftUI, iOS 18 simulator (June 2025), ViewImageConfig iPhone 13 Pro, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame title: 151.54 430.54 86.78 any
// frame subheadline: 132.3 453.43 125.74 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .center, spacing: 4) {
      Image(systemName: "book.pages.fill").foregroundStyle(.teal).font(
        .custom("Task Icon", size: 30, relativeTo: .headline))
      Text("Clean Code").font(.headline).accessibilityIdentifier("title")
      Text("by Robert C. Martin").font(.subheadline).foregroundColor(.secondary)
        .accessibilityIdentifier("subheadline")
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

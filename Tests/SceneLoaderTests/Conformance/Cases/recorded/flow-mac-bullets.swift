// source: https://github.com/tevelee/SwiftUI-Flow
//   Tests/FlowTests/SnapshotTests/Image/SeparatorImageSnapshotTests.swift, ReadmeSnapshotTests.swift,
//   __Snapshots__/SeparatorImageSnapshotTests/itemSeparator_dots.1.png,
//   __Snapshots__/ReadmeSnapshotTests/hflow_separators.1.png
// observed: Apple SwiftUI, macOS, displayScale 1
// confidence: observed
// platform: mac 26 @1x
// container: 400x400
// tolerance: 0.01
// size callout: 6 any
// size body: 7 any
// notes: Told by how far what stands behind each of a row's bullets is moved.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("•").font(.callout).accessibilityIdentifier("callout")
      Text("•").accessibilityIdentifier("body")
    }
  }
}

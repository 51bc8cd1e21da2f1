// source: https://github.com/doordash-oss/swiftui-preview-snapshots
//   Tests/PreviewSnapshotsTests/PreviewSnapshotsTests.swift test_modify,
//   __Snapshots__/PreviewSnapshotsTests/test_modify.*.png
// observed: Apple SwiftUI, iOS 16, displayScale 1, 400x400; border
// confidence: observed
// platform: ios 16
// container: 400x400
// tolerance: 0.5
// frame border: 157 175 85.5 49.5
// size text: 69.5 33.5
// notes: Sizes were seen as whole pixels at 1x, so what is expected is half a point below, half a
//   point off at most.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello!")
      .font(.title)
      .accessibilityIdentifier("text")
      .padding(8)
      .accessibilityIdentifier("border")
  }
}

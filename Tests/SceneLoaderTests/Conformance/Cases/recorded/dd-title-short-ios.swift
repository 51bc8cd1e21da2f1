// source: https://github.com/doordash-oss/swiftui-preview-snapshots
//   Tests/PreviewSnapshotsTests/PreviewSnapshotsTests.swift test_modify,
//   __Snapshots__/PreviewSnapshotsTests/test_modify.*.png
// observed: Apple SwiftUI, iOS 16, displayScale 1, 400x400; border
// confidence: observed
// platform: ios 16 @1x
// container: 400x400
// tolerance: 0.01
// frame border: 157 175 86 50
// size text: 70 34

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

// source: https://github.com/doordash-oss/swiftui-preview-snapshots
//   Tests/PreviewSnapshotsTests/PreviewSnapshotsTests.swift test_modify,
//   __Snapshots__/PreviewSnapshotsTests/test_modify.*.png
// observed: Apple SwiftUI, macOS 13, 2x, 400x400; border
// confidence: observed
// platform: mac 26
// container: 400x400
// tolerance: 0.51
// frame border: 0 140 400 120
// size text: 384 104
// notes: 4 lines of 26; the first line with its trailing space would be 385.4: the width is cut to
//   the 384 offered.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text(
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
    )
    .font(.title)
    .accessibilityIdentifier("text")
    .padding(8)
    .accessibilityIdentifier("border")
  }
}

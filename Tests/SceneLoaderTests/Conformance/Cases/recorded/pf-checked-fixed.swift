// source: https://github.com/pointfreeco/swift-snapshot-testing
//   Tests/SnapshotTestingTests/SnapshotTestingTests.swift testSwiftUIView_iOS,
//   __Snapshots__/SnapshotTestingTests/testSwiftUIView_iOS.*.png
// observed: Apple SwiftUI, 2x, content size large; opaque rectangles
// confidence: observed
// platform: ios 18 @2x
// container: iphone-se-3
// tolerance: 0.02
// size yellow: 123 50.5
// size blue: 103 30.5
// notes: Also the sizeThatFits image: 123x50.5. Text 67.5, so the symbol is 17.5 wide in layout.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill").accessibilityIdentifier("image")
      Text("Checked").fixedSize().accessibilityIdentifier("text")
    }
    .padding(5)
    .accessibilityIdentifier("blue")
    .padding(10)
    .accessibilityIdentifier("yellow")
  }
}

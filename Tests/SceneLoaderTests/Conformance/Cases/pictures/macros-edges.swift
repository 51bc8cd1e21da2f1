// source: https://github.com/adammcarter/swift-snapshot-testing-macros, snapshots of
//   Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/
//   SnapshotSuite+Traits+Padding+SwiftUI/testPaddingEdgeInsets_min-size_light.1.png
// observed: Apple SwiftUI, iOS simulator of February 2026 (Xcode 26), the view's own size, 3x
// confidence: observed
// platform: ios 26
// container: 592x70
// tolerance: 0.34
// size whole: 572.33 50.33
// notes: The picture is as large as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text(
      ".padding(EdgeInsets(top\u{3A} 20, leading\u{3A} 30, "
        + "bottom\u{3A} 10, trailing\u{3A} 40))"
    ).padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)).accessibilityIdentifier(
      "whole")
  }
}

// source: https://github.com/adammcarter/swift-snapshot-testing-macros, snapshots of
//   Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/
//   SnapshotSuite+Traits+Padding+SwiftUI/testPaddingDefault_min-size_light.1.png
// observed: Apple SwiftUI, iOS simulator of February 2026 (Xcode 26), the view's own size, 3x
// confidence: observed
// platform: ios 26
// container: 119x72
// tolerance: 0.34
// size whole: 99.00 52.33
// notes: The picture is as large as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text(".padding").padding().accessibilityIdentifier("whole")
  }
}

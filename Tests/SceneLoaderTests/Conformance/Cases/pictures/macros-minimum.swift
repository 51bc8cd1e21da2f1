// source: https://github.com/adammcarter/swift-snapshot-testing-macros, snapshots of
//   Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/
//   SnapshotSuite+Traits+Size+SwiftUI/testMinimumSize_min-size_light.1.png
// observed: Apple SwiftUI, iOS simulator of February 2026 (Xcode 26), the view's own size, 3x
// confidence: observed
// platform: ios 26
// container: 150x40
// tolerance: 0.34
// size whole: 129.67 20.33
// notes: The picture is as large as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text(".sizes(.minimum)").accessibilityIdentifier("whole")
  }
}

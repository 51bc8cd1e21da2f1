// source: https://github.com/sergeykhliustin/buildio/tree/991a47b
//   BuildioUITests/Sources/Screens/__Snapshots__/SettingsScreenTests/
//   ios_testSnapshotLight.1.png
// observed: Screenshot of an XCUI test (April 2024, iOS 17), 430x932, 3x; the last 20 points are cut off
// confidence: observed
// platform: ios 17
// container: iphone-15-pro-max
// tolerance: 1
// text Settings: 19.88 101.04 132.92 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Color.clear.frame(height: 400)
      }
      .navigationTitle("Settings")
    }
  }
}

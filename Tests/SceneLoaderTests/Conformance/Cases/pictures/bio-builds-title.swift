// source: https://github.com/sergeykhliustin/buildio/tree/991a47b
//   BuildioUITests/Sources/Screens/__Snapshots__/BuildsScreenTests/
//   ios_testSnapshotLight.1.png
// observed: Screenshot of an XCUI test (April 2024, iOS 17), 430x932, 3x; the last 20 points are cut off
// confidence: observed
// platform: ios 17
// container: iphone-15-pro-max
// tolerance: 1
// text Builds: 20.36 101.53 97.09 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Color.clear.frame(height: 400)
      }
      .toolbar {
        Button("Add", systemImage: "plus") {}
      }
      .navigationTitle("Builds")
    }
  }
}

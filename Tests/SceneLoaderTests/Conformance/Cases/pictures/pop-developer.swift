// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/DeveloperFeature/Tests/DeveloperFeatureSnapshotTests/__Snapshots__/
//   DeveloperViewSnapshotTests/developerView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Feature Flags: 32.04 168.76 98.19 any
// text Developer: 16.07 105.44 156.09 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink(value: 1) { Text("Feature Flags") }
      }
      .navigationTitle(Text("Developer"))
      .toolbar { ToolbarItem { Button(role: .close) {} } }
    }
  }
}

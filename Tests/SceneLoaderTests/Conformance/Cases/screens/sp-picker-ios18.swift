// source: https://github.com/StanfordSpezi/SpeziViews@5242bd9
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Controls/caseIterablePicker.iphone-regular.png
// observed: Apple SwiftUI, iOS 18 simulator (June 2025), ViewImageConfig iPhone 13 Pro, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame label: 40.2 94.54 83.45 any
// frame value: 323.52 94.41 10.79 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Picker(selection: .constant(0)) {
        Text("A").accessibilityIdentifier("value").tag(0)
        Text("B").tag(1)
      } label: {
        Text("Clean Code").accessibilityIdentifier("label")
      }
    }
  }
}

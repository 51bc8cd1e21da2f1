// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Controls/caseIterablePicker.iphone-regular.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame label: 32.2 98.2 83.45 any
// frame value: 331.52 97.74 10.79 any
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

// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Texts/labeledContent.iphone-regular.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame label: 0.2 419.2 41.33 any
// frame value: 351.54 419.2 38.11 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    LabeledContent {
      Text("Code").accessibilityIdentifier("value")
    } label: {
      Text("Clean").accessibilityIdentifier("label")
    }
  }
}

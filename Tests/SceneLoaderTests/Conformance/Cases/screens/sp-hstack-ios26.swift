// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests/dynamicHStack.header.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame hello: 32.14 98.2 87.51 any
// frame how: 128.47 97.9 142.18 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      HStack(alignment: .center) {
        Text("Hello World:").accessibilityIdentifier("hello")
        Text("How are you doing?").foregroundColor(.secondary).accessibilityIdentifier("how")
      }
    }
  }
}

// source: https://github.com/StanfordSpezi/SpeziViews@5242bd9
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests/dynamicHStack.header.png
// observed: Apple SwiftUI, iOS 18 simulator (June 2025), ViewImageConfig iPhone 13 Pro, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame hello: 40.14 94.54 87.51 any
// frame how: 136.47 94.23 142.18 any
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

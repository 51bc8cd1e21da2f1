// source: https://github.com/StanfordSpezi/SpeziViews@5242bd9
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Buttons/allButtons-_.button-async.png
// observed: Apple SwiftUI, iOS 18 simulator (June 2025), ViewImageConfig iPhone 13 Pro, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame label: 153.2 419.2 83.78 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Button {
    } label: {
      Text("Clean Code").accessibilityIdentifier("label")
    }
  }
}

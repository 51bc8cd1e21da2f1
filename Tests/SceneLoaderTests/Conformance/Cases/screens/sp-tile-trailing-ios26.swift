// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Tiles/simpleTile.trailing.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame header: 305.87 368.54 83.45 any
// frame body: 193.86 407.56 196.34 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .trailing) {
      Text("Clean Code").accessibilityIdentifier("header")
      Divider().padding(.bottom, 4)
      Text("A book by Robert C. Martin").accessibilityIdentifier("body")
      Button {
      } label: {
        Text("Buy").frame(maxWidth: .infinity, minHeight: 30)
      }
      .buttonStyle(.borderedProminent).accessibilityIdentifier("button")
      .padding(.top, 8)
    }
  }
}

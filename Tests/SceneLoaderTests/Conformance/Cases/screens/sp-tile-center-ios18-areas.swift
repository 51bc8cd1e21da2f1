// source: https://github.com/StanfordSpezi/SpeziViews@5242bd9
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Tiles/simpleTile.center.png
// observed: Apple SwiftUI, iOS 18 simulator (June 2025), ViewImageConfig iPhone 13 Pro, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13-pro
// type size: medium
// tolerance: 0.5
// frame button: 0 444.67 390 44
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .center) {
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

// source: https://github.com/StanfordSpezi/SpeziViews@5242bd9
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests/descriptionGridRow.header.png
// observed: Apple SwiftUI, iOS 18 simulator (June 2025), ViewImageConfig iPhone 13 Pro, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame d0: 40.14 92.9 83.39 any
// frame c0: 211.87 93.07 57.78 any
// frame d1: 40.14 128.56 83.39 any
// frame c1: 211.87 128.74 57.78 any
// frame d2: 40.14 155.9 83.39 any
// frame c2: 211.87 156.07 57.78 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Form {
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
          GridRow {
            Text("Description").accessibilityIdentifier("d0").gridColumnAlignment(.leading)
              .fixedSize(horizontal: false, vertical: true)
            Text("Content").accessibilityIdentifier("c0").frame(maxWidth: .infinity)
          }
          Divider()
          GridRow {
            Text("Description").accessibilityIdentifier("d1").gridColumnAlignment(.leading)
              .fixedSize(horizontal: false, vertical: true)
            Text("Content").accessibilityIdentifier("c1").frame(maxWidth: .infinity)
          }
          GridRow {
            Text("Description").accessibilityIdentifier("d2").gridColumnAlignment(.leading)
              .fixedSize(horizontal: false, vertical: true)
            Text("Content").accessibilityIdentifier("c2").frame(maxWidth: .infinity)
          }
        }
      }
    }
  }
}

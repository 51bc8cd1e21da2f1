// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests/descriptionGridRow.header.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame d0: 32.14 96.9 83.39 any
// frame c0: 211.87 97.07 57.78 any
// frame d1: 32.14 132.56 83.39 any
// frame c1: 211.87 132.74 57.78 any
// frame d2: 32.14 159.9 83.39 any
// frame c2: 211.87 160.07 57.78 any
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

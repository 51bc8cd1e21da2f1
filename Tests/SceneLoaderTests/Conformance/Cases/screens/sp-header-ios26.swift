// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Lists/listHeader.list-header.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame title: 57.19 441.14 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      VStack {
        Image(systemName: "person.fill.badge.plus").symbolRenderingMode(.multicolor).font(
          .custom("XXL", size: 50, relativeTo: .title))
        Text("Create a new Account").font(.title).bold().accessibilityIdentifier("title").padding(
          .bottom, 4)
      }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

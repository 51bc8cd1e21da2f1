// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/16.4/BrowseTagsSnapshots/
//   test_tags.en_US.png
// observed: Apple SwiftUI, iOS 16.4 simulator, 393x852 view without a window, 3x (commit f7d94ba)
// confidence: observed
// platform: ios 16
// container: 393x852
// tolerance: 1
// text tag 1: 26.74 36.04 36.29 any
// text tag 2: 26.74 96.37 any any
// text tag 3: 26.74 156.54 39.53 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    List(["tag 1", "tag 2", "tag 3"], id: \.self) { tag in
      NavigationLink(value: tag) {
        Text(tag).padding(7).padding(.vertical, 2)
      }.listRowSeparator(.hidden)
    }.listStyle(PlainListStyle()).padding(.top)
  }
}

// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/17.5/PreviewTests/TagListView.with-tags-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 17.5 simulator, 390x844 view without safe area, 2x
// confidence: observed
// platform: ios 17 @2x
// container: 390x844
// type size: medium
// tolerance: 1
// text tag 1: 26.43 35.88 34.86 any
// text tag 2: 26.93 95.13 36.96 any
// text tag 3: 26.43 154.63 37.96 any
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

// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/16.4/BrowseAllSongsSnapshots/
//   test_allSongsView.en_US.png
// observed: Apple SwiftUI, iOS 16.4 simulator, 393x852 view without a window, 3x (commit f7d94ba)
// confidence: observed
// platform: ios 16
// container: 393x852
// tolerance: 1
// text Classic Hymns: 20.06 28.02 112.21 any
// text New Songs: 19.97 71.87 86.63 any
// text Children's Songs: 20.06 116.02 129.21 any
// text Howard Higashi Songs: 19.97 160.02 172.30 any
// text Songbase Songs: 20.06 204.02 128.54 any
// text Be Filled Songs: 19.97 248.02 116.97 any
// text Dutch Songs: 19.97 292.02 98.30 any
// text Liederbuch Songs: 19.97 336.02 138.30 any
// text German Songs: 20.06 379.87 112.87 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    List(
      [
        "Classic Hymns", "New Songs", "Children's Songs", "Howard Higashi Songs", "Songbase Songs",
        "Be Filled Songs", "Dutch Songs", "Liederbuch Songs", "German Songs",
      ], id: \.self
    ) { name in
      NavigationLink(value: name) { Text(name) }.listRowSeparator(.hidden)
    }.padding(.top).listStyle(PlainListStyle())
  }
}

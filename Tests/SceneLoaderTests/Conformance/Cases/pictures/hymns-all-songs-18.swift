// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/AllSongsView_0-iPhone-16-Pro.1.png
// observed: Apple SwiftUI, iOS 18.2 simulator, 390x844 view without safe area, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x844
// type size: medium
// tolerance: 1
// text Classic Hymns: 20.11 28.18 106.78 any
// text New Songs: 19.70 72.13 83.19 any
// text Children's Songs: 20.11 116.18 123.28 any
// text Howard Higashi Songs: 19.70 160.18 164.19 any
// text Songbase Songs: 20.11 204.43 122.78 any
// text Be Filled Songs: 19.70 248.18 112.19 any
// text Dutch Songs: 19.70 292.43 94.19 any
// text Liederbuch Songs: 19.70 336.18 132.19 any
// text German Songs: 20.11 380.13 107.78 any
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
    }.padding(.top).background(Color(.systemBackground)).listStyle(PlainListStyle())
  }
}

// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/16.4/FavoritesSnapshots/
//   test_favorites.en_US.png
// observed: Apple SwiftUI, iOS 16.4 simulator, 393x852 view without a window, 3x (commit f7d94ba)
// confidence: observed
// platform: ios 16
// container: 393x852
// tolerance: 1
// text Favorites: 15.98 16.11 120.91 any
// text New song 115: 20.04 84.40 82.29 any
// text Cup of Christ: 20.06 102.85 100.70 any
// text Hymn 1151: 19.97 146.37 81.39 any
// text Joy Unspekable: 20.07 190.35 121.02 any
// text What about my sinful past?: 20.07 234.35 206.36 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      HStack {
        Text("Favorites").font(.title).fontWeight(.bold).padding(); Spacer()
      }
      List(
        ["Cup of Christ", "Hymn 1151", "Joy Unspekable", "What about my sinful past?"], id: \.self
      ) { name in
        NavigationLink(value: name) {
          VStack(alignment: .leading, spacing: 4) {
            if name == "Cup of Christ" { Text("New song 115").font(.caption).fontWeight(.bold) }
            Text(name)
          }
        }.padding(.trailing).listRowSeparator(.hidden)
      }.listStyle(.plain)
    }
  }
}

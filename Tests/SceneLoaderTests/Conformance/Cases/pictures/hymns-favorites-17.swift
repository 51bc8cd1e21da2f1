// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/17.5/PreviewTests/FavoritesView.favorites-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 17.5 simulator, 390x844 view without safe area, 2x
// confidence: observed
// platform: ios 17 @2x
// container: 390x844
// safe area: 10 0 0 0
// type size: medium
// tolerance: 1
// text Favorites: 16.20 70.26 116.29 any
// text Cup of Christ: 20.11 138.68 95.80 any
// text Hymn 1151: 19.70 182.63 77.59 any
// text Joy Unspeakable: 19.93 226.68 any any
// text What about my sinful past?: 19.93 270.68 196.47 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          Text("Favorites").font(.title).fontWeight(.bold).padding(); Spacer()
        }
        List(
          ["Cup of Christ", "Hymn 1151", "Joy Unspeakable", "What about my sinful past?"],
          id: \.self
        ) { name in
          NavigationLink(value: name) {
            VStack(alignment: .leading, spacing: 4) { Text(name) }
          }.padding(.trailing).listRowSeparator(.hidden)
        }.listStyle(.plain)
      }
    }
  }
}

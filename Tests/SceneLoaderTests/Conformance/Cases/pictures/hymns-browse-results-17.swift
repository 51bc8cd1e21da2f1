// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/17.5/PreviewTests/
//   BrowseResultsListView.results-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 17.5 simulator, 390x844 view without safe area, 2x
// confidence: observed
// platform: ios 17 @2x
// container: 390x844
// type size: medium
// tolerance: 1
// text Hymn 114: 19.70 70.38 71.20 any
// text Cup of Christ: 20.11 114.18 95.30 any
// text Avengers - Endgame: 19.93 158.43 150.97 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      HStack {
        Button(action: {}, label: { Image(systemName: "chevron.left").padding() })
        Text("Songs tagged with “Best songs”").font(.body).fontWeight(.bold)
        Spacer()
      }
      List(["Hymn 114", "Cup of Christ", "Avengers - Endgame"], id: \.self) { name in
        NavigationLink(value: name) {
          VStack(alignment: .leading, spacing: 4) { Text(name) }
        }.listRowSeparator(.hidden)
      }.listStyle(.plain)
    }
  }
}

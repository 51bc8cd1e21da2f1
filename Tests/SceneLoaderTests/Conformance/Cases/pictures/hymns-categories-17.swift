// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/17.5/PreviewTests/
//   BrowseCategoriesView.results-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 17.5 simulator, 390x844 view without safe area, 2x
// confidence: observed
// platform: ios 17 @2x
// container: 390x844
// type size: medium
// tolerance: 1
// text Category 1: 20.11 12.13 77.69 any
// text Category 2: 20.11 56.13 80.28 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section {
        HStack {
          Text("Category 1")
          Spacer()
          Image(systemName: "chevron.down").font(.system(size: 16))
        }
      }
      Section {
        HStack {
          Text("Category 2")
          Spacer()
          Image(systemName: "chevron.down").font(.system(size: 16))
        }
      }
    }.listStyle(.plain)
  }
}

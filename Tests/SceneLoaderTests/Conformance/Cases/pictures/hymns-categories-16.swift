// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/16.4/BrowseCategoriesSnapshots/
//   test_categories.en_US.png
// observed: Apple SwiftUI, iOS 16.4 simulator, 393x852 view without a window, 3x (commit f7d94ba)
// confidence: observed
// platform: ios 16
// container: 393x852
// tolerance: 1
// text Category 1: 20.06 11.87 81.63 any
// text Category 2: 20.06 55.87 84.54 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section {
        HStack {
          Text("Category 1"); Spacer(); Image(systemName: "chevron.down").font(.system(size: 16))
        }
      }
      Section {
        HStack {
          Text("Category 2"); Spacer(); Image(systemName: "chevron.down").font(.system(size: 16))
        }
      }
    }.listStyle(.plain)
  }
}

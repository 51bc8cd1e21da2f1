// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   CategoryView.test_categoryView-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, 390x844 view without safe area, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x844
// type size: medium
// tolerance: 1
// text Category: 20.11 12.13 66.80 any
// text Subcategory 1: 20.11 100.43 103.69 any
// text 5: 342.43 100.79 9.46 any
// text Subcategory 2: 20.11 144.43 106.28 any
// text 1: 344.93 144.54 6.86 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section {
        HStack {
          Text("Category").fixedSize(horizontal: false, vertical: true)
          Spacer()
          Image(systemName: "chevron.down").font(.system(size: 16))
        }
      }
      Section {
        HStack {
          Text("Category").fixedSize(horizontal: false, vertical: true)
          Spacer()
          Image(systemName: "chevron.up").font(.system(size: 16))
        }.foregroundColor(.accentColor)
        NavigationLink(value: 1) {
          HStack {
            Text("Subcategory 1"); Spacer(); Text("5")
          }
        }
        NavigationLink(value: 2) {
          HStack {
            Text("Subcategory 2"); Spacer(); Text("1")
          }
        }
      }.listRowSeparator(.hidden)
    }.listStyle(.plain)
  }
}

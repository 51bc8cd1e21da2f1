// source: https://github.com/grigorye/TMBuddy, snapshots of
//   Targets/TMBuddy/Sources/FolderList/Standalone/FolderListView+Snapshots/macOS-13.3/
//   test.FolderListViewSample-many.@2x.png
// observed: Apple SwiftUI, macOS 13.3, 2x
// confidence: observed
// platform: mac 16
// container: 392x232
// tolerance: 1
// text Macintosh HD: 72 38 any any
// text admin: 72 78 any any
// notes: Rows by their alternating backgrounds, 26 to 66 and 66 to 106; the texts stand in their
//   middle.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      List(["Macintosh HD", "admin"], id: \.self) { name in
        HStack {
          Color.gray.frame(width: 32, height: 32)
          Text(name)
        }
      }
      .frame(minHeight: 200, maxHeight: .infinity)
      .listStyle(.inset(alternatesRowBackgrounds: true))
    }
    .frame(width: 360, alignment: .leading)
    .padding()
  }
}

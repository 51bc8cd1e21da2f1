// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/ClientEvents/LocationHistoryListViewSnapshot.test/snapshots.LocationHistoryListView-w-Locations-light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view in the window of another
//   device, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 107.667 0 34 0
// type size: medium
// tolerance: 1
// text Manual: 32.04 179.09 52.93 any
// text Periodic: 32.04 249.76 58.7 any
// notes: A list in a form is its rows; below a bar that ends at 107.667. Keys with colons are
//   left out.
import SwiftUI
struct ContentView: View {
  var body: some View {
    Form {
      Section {
        List {
          ForEach(["Manual", "Periodic"], id: \.self) { way in
            NavigationLink {
              Text("")
            } label: {
              VStack(alignment: .leading) {
                Text("28/2/25, 15:09:33"); Text(way).foregroundStyle(.secondary)
              }
            }
          }
        }
      }
    }
  }
}

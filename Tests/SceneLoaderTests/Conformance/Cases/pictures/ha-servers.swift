// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Settings/SettingsServersView.test/settingsServersScreen.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view in the window of another
//   device, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 62 0 34 0
// type size: medium
// tolerance: 1
// text Servers: 31.78 177.95 58.45 any
// text Server Switching: 70.78 364.09 122.45 any
// notes: A header below a large title, and labels in rows.
import SwiftUI
struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section(
          header: Text("Servers"),
          footer: Text(
            "Drag to reorder your servers. The one at the top is used as the " + "default server.")
        ) {
          Color.blue.frame(width: 40, height: 40)
          Color.blue.frame(width: 40, height: 40)
          NavigationLink {
            Text("")
          } label: {
            Label("Server Switching", systemImage: "arrow.left.arrow.right")
          }
          Button {
          } label: {
            Label("Add Server", systemImage: "plus")
          }
        }
      }
      .navigationTitle("Servers")
    }
  }
}

// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Settings/ServerSwitchingSettingsView.test/serverSwitchingScreenWithClosestServer.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view in the window of another
//   device, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 62 0 34 0
// type size: medium
// tolerance: 1
// text Switch Server by Location: 31.78 183.76 188.85 any
// text Fake Server · 1.2 km: 213.7 235.09 144.59 any
// text Remember Last Page: 32.04 285.76 154.03 any
// text When you open the app, it checks whether y…: 31.91 328.81 any any
// text How it works?: 71.04 453.09 100.37 any
// notes: Below a large title; a footer of six lines, 14 apart.
import SwiftUI
struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle(isOn: .constant(false)) { Text("Switch Server by Location") }
          HStack {
            Text("Closest server"); Spacer(); Text("Fake Server · 1.2 km")
          }
          Toggle(isOn: .constant(true)) { Text("Remember Last Page") }
        } footer: {
          Text(
            "When you open the app, it checks whether you are at one of your homes,"
              + " either connected to its Wi-Fi network or inside its Home zone. If "
              + "that home belongs to another server, that server is opened "
              + "automatically. Checks happen only on this device while the app is in "
              + "use, and your location is never stored.")
        }
        Section {
          NavigationLink {
            Text("x")
          } label: {
            Label("How it works?", systemImage: "questionmark.circle")
          }
        }
      }
      .navigationTitle("Server Switching")
    }
  }
}

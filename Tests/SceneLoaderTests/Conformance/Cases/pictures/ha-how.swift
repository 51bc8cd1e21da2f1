// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Settings/ServerSwitchingHowItWorksView.test/howItWorksScreen.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view in the window of another
//   device, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 62 0 34 0
// type size: medium
// tolerance: 1
// text With multiple homes, the app can figure ou…: 32.11 165.97 any any
// text Home network first: 80.04 317.25 145.03 any
// text If this device is connected to a Wi-Fi net…: 79.88 340.39 any any
// text Then your location: 80.1 452.26 140.53 any
// text Otherwise, your location is compared with…: 79.9 475.73 any any
// text Automatic switching: 79.77 603.59 154.46 any
// text When you open the app at another server's…: 80.18 627.39 any any
// notes: Texts of several lines in rows: 21 apart in the body style, 19 in subheadline.
import SwiftUI
struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          Text(
            "With multiple homes, the app can figure out which server matters right"
              + " now and switch to it for you. Walk into your second home and its "
              + "dashboard is already there."
          ).font(.body).listRowBackground(Color.clear)
        }
        Section {
          step(
            "wifi", "Home network first",
            "If this device is connected to a Wi-Fi network that belongs to one of "
              + "your servers, that server is considered closest. No location check is " + "needed."
          )
          step(
            "location.fill", "Then your location",
            "Otherwise, your location is compared with each server's Home zone, and"
              + " the nearest one is considered closest.")
        }
        Section {
          step(
            "arrow.left.arrow.right", "Automatic switching",
            "When you open the app at another server's home, on its Wi-Fi network "
              + "or inside its Home zone, that server is opened automatically. The "
              + "server you are viewing always wins when homes overlap. If you switch "
              + "manually, your choice is respected until you leave or stop using the "
              + "app for a while.")
        }
      }
      .navigationTitle("How it works?").navigationBarTitleDisplayMode(.inline)
    }
  }
  func step(_ s: String, _ t: String, _ b: String) -> some View {
    HStack(alignment: .top, spacing: 16) {
      Image(systemName: s).font(.title3).frame(width: 32)
      VStack(alignment: .leading, spacing: 4) {
        Text(t).font(.headline)
        Text(b).font(.subheadline)
      }
    }.padding(.vertical, 4)
  }
}

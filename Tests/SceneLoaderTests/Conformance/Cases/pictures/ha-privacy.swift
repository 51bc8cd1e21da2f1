// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Settings/PrivacyView.test/testUI.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view in the window of another
//   device, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// text Privacy: 162.12 172.33 65.69 any
// text You are in control of your data.: 95.83 199.6 197.19 any
// text Firebase Cloud Messaging: 32.04 286.76 191.19 any
// text Firebase Cloud Messaging must be enabled f…: 32.04 329.81 any any
// text Alerts: 31.77 398.09 42.79 any
// text Allows checking for important alerts like…: 31.91 440.81 any any
// notes: Footers of two lines are 28.333 high: their lines stand 14 apart, 2 less than the
//   style’s.
import SwiftUI
struct ContentView: View {
  var body: some View {
    List {
      VStack(spacing: 16) {
        Color.blue.frame(width: 80, height: 80)
        VStack(spacing: 4) {
          Text("Privacy").font(.title3.bold())
          Text("You are in control of your data.").font(.subheadline).frame(maxWidth: .infinity)
        }
      }
      .padding(.vertical, 4)
      Section(
        footer: Text(
          "Firebase Cloud Messaging must be enabled for push notifications to " + "function.")
      ) {
        Toggle("Firebase Cloud Messaging", isOn: .constant(true))
      }
      Section(footer: Text("Allows checking for important alerts like security vulnerabilities.")) {
        Toggle("Alerts", isOn: .constant(true))
      }
    }
    .contentMargins(.top, 4)
  }
}

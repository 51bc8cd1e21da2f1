// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/16.4/SettingsSnapshots/
//   test_settings_withDonationOption.en_US.png
// observed: Apple SwiftUI, iOS 16.4 simulator, 393x852 view without a window, 3x (commit f7d94ba)
// confidence: observed
// platform: ios 16
// container: 393x852
// tolerance: 1
// text Settings: 15.74 15.72 110.82 any
// text Repeat chorus: 15.97 89.52 110.63 any
// text For songs with only one chorus, repeat t…: 16.04 114.81 any any
// text Preferred search language: 15.97 185.35 201.12 any
// text Language of hymns displayed when only a…: 16.04 210.48 any any
// text English: 293.30 203.02 any any
// text About us: 15.77 281.09 65.46 any
// text Send feedback: 15.78 340.42 109.30 any
// text Privacy policy: 16.04 399.43 100.37 any
// text Clear recent songs: 16.11 458.76 136.78 any
// text Buy us coffee!: 16.04 518.09 103.03 any
// text Version information: 15.77 577.75 141.20 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        HStack {
          Text("Settings").font(.title).fontWeight(.bold).padding(); Spacer()
        }
        Toggle(isOn: .constant(false)) {
          VStack(alignment: .leading, spacing: 5) {
            Text("Repeat chorus")
            Text(
              "For songs with only one chorus, repeat the chorus after every "
                + "verse."
            )
            .fixedSize(horizontal: false, vertical: true).font(.caption)
          }
        }.padding()
        HStack {
          VStack(alignment: .leading, spacing: 5) {
            Text("Preferred search language")
            Text(
              "Language of hymns displayed when only a number is entered into "
                + "the search bar."
            ).font(.caption)
          }
          Spacer()
          Picker("Preferred search language", selection: .constant(1)) {
            Text("English").tag(1); Text("Spanish").tag(2)
          }
        }.padding()
        setting("About us")
        setting("Send feedback")
        setting("Privacy policy")
        setting("Clear recent songs")
        setting("Buy us coffee!")
        setting("Version information")
      }
    }
  }
}
func setting(_ title: String) -> some View {
  Button(
    action: {},
    label: {
      VStack(alignment: .leading, spacing: 5) { Text(title).font(.callout) }
    }
  ).padding()
}

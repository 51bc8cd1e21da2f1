// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/SettingsView.settings-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, 390x844 view without safe area, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x844
// type size: medium
// tolerance: 1
// text Settings: 15.61 15.73 106.88 any
// text Repeat chorus: 15.70 88.18 105.69 any
// text For songs with only one chorus, repeat t…: 16.12 113.19 any any
// text About us: 15.97 179.99 61.86 any
// text Privacy policy: 15.79 237.44 95.08 any
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
        setting("About us")
        setting("Privacy policy")
        setting("%_DO_NOT_TRANSLATE_% Clear user defaults")
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

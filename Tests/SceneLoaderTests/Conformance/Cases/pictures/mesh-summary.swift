// source: https://github.com/meshtastic/Meshtastic-Apple/tree/de26cc465f213903a15c1ece833b1681dbe33407
//   MeshtasticTests/__Snapshots__/SwiftUIViewSnapshotTests/summaryTwoPresets.png
// observed: Apple SwiftUI, iOS 18 simulator (2026), 375x800 view, 3x
// confidence: observed
// platform: ios 18
// container: 375x800
// safe area: 8 0 0 0
// tolerance: 1
// text Session Overview: any 121.20 any any
// text Date: any 154.95 any any
// text Presets Scanned: any 199.10 any any
// text LongFast, ShortFast: any 198.69 any any
// text Total Unique Nodes: any 242.52 any any
// text Text Messages: any 286.70 any any
// text Sensor Packets: any 330.93 any any
// text Status: any 374.78 any any
// text Scan Summary: any 54.91 any any
// notes: A text by its ink. The margins are those of the screen behind, 20 and 20, and left out.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section(header: Text("Session Overview")) {
          LabeledContent("Date", value: "May 4, 2026 at 11\u{3A}44 PM")
          LabeledContent("Presets Scanned", value: "LongFast, ShortFast")
          LabeledContent("Total Unique Nodes", value: "8")
          LabeledContent("Text Messages", value: "12")
          LabeledContent("Sensor Packets", value: "5")
          LabeledContent("Status") {
            Label("Complete", systemImage: "checkmark.circle.fill")
          }
        }
      }
      .listSectionSpacing(.compact)
      .navigationTitle("Scan Summary")
      .toolbar {
        Button("Export", systemImage: "square.and.arrow.up") {}
      }
    }
  }
}

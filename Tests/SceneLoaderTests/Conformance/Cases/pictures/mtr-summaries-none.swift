// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronMacTests/__Snapshots__/MacSummariesPanelSnapshotTests/
//   testSummariesPanelEmpty.mac-MacSummariesPanel_empty-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 360x420
// tolerance: 1
// text No summaries yet: 121.93 212.33 116.41 any
// text They appear as the conversation grows.: 75.59 235.73 209.35 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "list.bullet.rectangle").font(.system(size: 32))
      Text("No summaries yet").font(.headline)
      Text("They appear as the conversation grows.").font(.subheadline)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .frame(width: 360, height: 420)
  }
}

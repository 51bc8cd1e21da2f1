// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronMacTests/__Snapshots__/MacSummariesPanelSnapshotTests/
//   testSummariesPanelPopulated.mac-MacSummariesPanel_populated-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 360x420
// tolerance: 1
// text Shipped the fix: 12.26 7.83 91.07 any
// text Diagnosed the bug: 11.93 58.08 114.81 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        summary("Shipped the fix", "2 Feb at 08\u{3A}40", true)
        Divider()
        summary("Diagnosed the bug", "21 Jan at 18\u{3A}53", false)
        Divider()
      }
    }
    .frame(width: 360, height: 420)
  }
}

func summary(_ title: String, _ date: String, _ more: Bool) -> some View {
  HStack(alignment: .firstTextBaseline) {
    Button {
    } label: {
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
        Text(date).font(.caption2)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
    if more {
      Button {
      } label: {
        Image(systemName: "chevron.down").font(.caption2).padding(12)
      }
      .buttonStyle(.plain)
      .padding(-12)
    }
  }
  .padding(.horizontal, 12)
  .padding(.vertical, 8)
}

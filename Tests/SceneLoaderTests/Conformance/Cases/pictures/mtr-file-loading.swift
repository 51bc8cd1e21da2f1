// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AttachmentImageSnapshotTests/
//   test_downloading.mac-downloading-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 320x48
// tolerance: 1
// text report.pdf: 51.99 8.66 57.32 any
// text Downloading…: 52.13 25.55 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    attachment("report.pdf", "Downloading…", nil).frame(width: 320)
  }
}

func attachment(_ name: String, _ line: String?, _ icon: String?) -> some View {
  HStack(spacing: 12) {
    Group {
      if let icon {
        Image(systemName: icon).font(.title2)
      } else {
        ProgressView().controlSize(.small)
      }
    }
    .frame(width: 32, height: 32)
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.callout).lineLimit(1)
      if let line { Text(line).font(.caption2) }
    }
    Spacer(minLength: 0)
  }
  .padding(8)
}

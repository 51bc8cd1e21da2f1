// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/MediaBrowserSnapshotTests/
//   test_filesTab_populated.mac-files-populated-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 600x480
// tolerance: 1
// frame picker: any 16.00 any 24.00
// text Media: 224.93 20.21 36.81 any
// text Files: 286.93 20.21 28.31 any
// text Links: 341.93 20.21 31.31 any
// text report.pdf: 67.99 68.66 57.32 any
// text 1.2 MB: any 85.97 any any
// text trace.log: 67.56 124.91 50.13 any
// text Downloading…: 68.13 141.55 any any
// text old.zip: 67.31 180.66 38.38 any
// text Expired: 68.13 197.55 37.24 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Picker("Tab", selection: .constant("Files")) {
        ForEach(["Media", "Files", "Links"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .accessibilityIdentifier("picker")
      .padding()
      ScrollView {
        LazyVStack(spacing: 0) {
          Group {
            attachment("report.pdf", "1.2 MB", "doc")
            attachment("trace.log", "Downloading…", nil)
            attachment("old.zip", "Expired", "doc.badge.clock")
          }
          .padding(.horizontal).padding(.vertical, 4)
        }
      }
    }
    .frame(width: 600, height: 480)
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

// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/MediaBrowserSnapshotTests/
//   test_linksTab_populated.mac-links-populated-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 600x480
// tolerance: 1
// frame picker: any 16.00 any 24.00
// text Media: 224.93 20.21 36.81 any
// text Files: 286.93 20.21 27.81 any
// text Links: 341.93 20.21 31.81 any
// text last year: 15.63 93.55 42.64 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Picker("Tab", selection: .constant("Links")) {
        ForEach(["Media", "Files", "Links"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .accessibilityIdentifier("picker")
      .padding()
      ScrollView {
        LazyVStack(spacing: 0) {
          link("https\u{3A}//example.com/pr/42", "opened https\u{3A}//example.com/pr/42 for review")
          link("https\u{3A}//docs.example", "docs are at https\u{3A}//docs.example")
        }
      }
    }
    .frame(width: 600, height: 480)
  }
}

@ViewBuilder
func link(_ address: String, _ context: String) -> some View {
  Button {
  } label: {
    VStack(alignment: .leading, spacing: 2) {
      Text(address).font(.callout).lineLimit(1).accessibilityIdentifier(
        address.count > 22 ? "first" : "second")
      Text(context).font(.caption).lineLimit(1)
      Text("last year").font(.caption2)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
  .buttonStyle(.plain)
  .padding(.horizontal)
  .padding(.vertical, 6)
  Divider().padding(.leading)
}

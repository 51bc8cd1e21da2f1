// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/MediaBrowserSnapshotTests/
//   test_loadFailed.mac-load-failed-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 600x480
// tolerance: 1
// frame picker: any 16.00 any 24.00
// text Media: 224.96 20.45 36.75 any
// text Files: 286.96 20.45 27.75 any
// text Links: 341.96 20.45 31.25 any
// text Couldn't load: 219.14 277.64 161.11 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Picker("Tab", selection: .constant("Media")) {
        ForEach(["Media", "Files", "Links"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .accessibilityIdentifier("picker")
      .padding()
      ContentUnavailableView("Couldn't load", systemImage: "exclamationmark.triangle").frame(
        maxHeight: .infinity)
    }
    .frame(width: 600, height: 480)
  }
}

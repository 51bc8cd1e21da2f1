// source: https://github.com/Matronhq/matron-apple@65ff8b01d203
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AgentSpawnRequestCardSnapshotTests/test_idle.mac-spawnCard_idle-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26 @2x
// container: 392x303
// tolerance: 1
// frame box: 32 206 328 31
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label {
        Text("Agent spawn request").font(.callout.weight(.semibold)).accessibilityIdentifier(
          "request")
      } icon: {
        Image(systemName: "sparkles.rectangle.stack")
      }
      Text("ci triage").font(.body).accessibilityIdentifier("headline")
      detail("From", "dan-mac — 69 text carry and fitting parity", "from")
      detail("Target", "dev-2", "target")
      detail("Folder", "~/yearbook-app", "folder")
      Text("Run the failing spec and report back.").font(.callout.monospaced())
        .accessibilityIdentifier("task")
        .frame(maxWidth: .infinity, alignment: .leading).padding(8).background(
          Color.gray.opacity(0.2)
        ).accessibilityIdentifier("box")
      HStack(spacing: 8) {
        Button("Decline") {}.buttonStyle(.bordered).accessibilityIdentifier("decline")
        Button("Approve") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("approve")
      }
    }
    .padding()
    .frame(width: 360)
    .padding()
  }

  func detail(_ label: String, _ value: String, _ id: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(label).font(.caption).accessibilityIdentifier("\(id)-label")
      Text(value).font(.callout).accessibilityIdentifier(id)
    }
  }
}

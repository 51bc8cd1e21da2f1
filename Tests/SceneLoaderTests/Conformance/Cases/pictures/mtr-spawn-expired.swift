// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AgentSpawnRequestCardSnapshotTests/
//   test_expired.mac-spawnCard_expired-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 392x294
// tolerance: 1
// text Agent spawn request: 57.56 33.68 124.75 any
// text ci triage: 31.26 60.33 49.07 any
// text From: 32.13 85.97 24.74 any
// text dan-mac — 69 text carry and fitting parity: 31.31 100.66 238.01 any
// text Target: 32.12 125.85 30.15 any
// text dev-2: 31.31 141.20 34.38 any
// text Folder: 32.13 165.67 30.14 any
// text ~/yearbook-app: any 180.66 any any
// frame box: 32.00 206.00 328.00 31.00
// text Run the failing spec and report back.: any 213.66 any any
// text This request is no longer waiting for an answer.: 31.56 246.66 266.45 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label {
        Text("Agent spawn request").font(.callout.weight(.semibold))
      } icon: {
        Image(systemName: "sparkles.rectangle.stack")
      }
      Text("ci triage").font(.body)
      detail("From", "dan-mac — 69 text carry and fitting parity")
      detail("Target", "dev-2")
      detail("Folder", "~/yearbook-app")
      Text("Run the failing spec and report back.").font(.callout.monospaced())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(8)
        .background(.gray.opacity(0.2))
        .accessibilityIdentifier("box")
      Text("This request is no longer waiting for an answer.").font(.callout)
    }
    .padding()
    .frame(width: 360)
    .padding()
  }
}

func detail(_ label: String, _ value: String) -> some View {
  VStack(alignment: .leading, spacing: 2) {
    Text(label).font(.caption)
    Text(value).font(.callout)
  }
}

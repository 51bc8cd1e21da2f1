// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AttachmentImageSnapshotTests/
//   test_placeholder.mac-placeholder-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 320x62
// tolerance: 1
// frame area: 20.00 0.00 280.00 45.00
// text Image: 145.13 31.85 29.14 any
// text screenshot.png: 19.90 48.80 77.20 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ZStack {
        Rectangle().fill(.gray)
        VStack(spacing: 4) {
          Image(systemName: "photo").font(.largeTitle)
          Text("Image").font(.caption)
        }
      }
      .frame(maxWidth: 280, maxHeight: 280)
      .accessibilityIdentifier("area")
      Text("screenshot.png").font(.caption2)
    }
    .frame(width: 320)
  }
}

// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/BoxChipTests/
//   testChipColorSnapshots.mac-BoxChip_colors-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 88x31
// tolerance: 1
// frame chip-eric: 8.00 8.00 31.00 15.00
// text eric: any 8.67 any any
// frame chip-greg: 45.00 8.00 35.00 15.00
// text greg: any 8.38 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 6) {
      chip("eric")
      chip("greg")
    }
    .padding(8)
  }
}

func chip(_ name: String) -> some View {
  Text(name)
    .font(.caption2.weight(.medium))
    .padding(.horizontal, 6)
    .padding(.vertical, 1)
    .background(.blue.opacity(0.2), in: Capsule())
    .accessibilityIdentifier("chip-" + name)
}

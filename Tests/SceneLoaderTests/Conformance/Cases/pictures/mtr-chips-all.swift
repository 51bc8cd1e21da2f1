// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/BoxChipTests/
//   testChipFullPaletteSnapshots.mac-BoxChip_palette-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 256x52
// tolerance: 1
// frame chip-dev-7: 8.00 8.00 41.00 15.00
// text dev-7: any 8.92 any any
// frame chip-romeo: 55.00 8.00 44.00 15.00
// text romeo: any 8.50 any any
// frame chip-india: 105.00 8.00 36.00 15.00
// text india: any 8.67 any any
// frame chip-charlie: 147.00 8.00 46.00 15.00
// text charlie: any 8.67 any any
// frame chip-quebec: 199.00 8.00 49.00 15.00
// text quebec: any 8.55 any any
// frame chip-delta: 8.00 29.00 37.00 15.00
// text delta: any 29.67 any any
// frame chip-lima: 51.00 29.00 33.00 15.00
// text lima: any 29.67 any any
// frame chip-alpha: 90.00 29.00 39.00 15.00
// text alpha: any 29.80 any any
// frame chip-echo: 135.00 29.00 37.00 15.00
// text echo: any 29.92 any any
// frame chip-foxtrot: 178.00 29.00 46.00 15.00
// text foxtrot: any 29.67 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 6) {
        chip("dev-7")
        chip("romeo")
        chip("india")
        chip("charlie")
        chip("quebec")
      }
      HStack(spacing: 6) {
        chip("delta")
        chip("lima")
        chip("alpha")
        chip("echo")
        chip("foxtrot")
      }
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

// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/UsageMetersSnapshotTests/
//   test_bars_rawStringFallback.mac-bars_raw_fallback-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 366x37
// tolerance: 1
// frame bar0: 58.00 16.00 160.00 6.00
// text 39%: any 11.97 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 8) {
      GridRow {
        Text("Session\u{3A}").gridColumnAlignment(.trailing)
        Color.gray.frame(width: 160, height: 6).accessibilityIdentifier("bar0")
        Text("39%").gridColumnAlignment(.trailing).monospacedDigit()
        Text("Jul 9, 12:59am (UTC)")
      }
    }
    .font(.caption)
    .padding(12)
  }
}

// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/UsageMetersSnapshotTests/
//   test_bars_regular.mac-bars_regular-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 340x79
// tolerance: 1
// frame bar0: 74.00 16.00 160.00 6.00
// text 12%: any 11.97 any any
// text 45m: any 11.97 any any
// frame bar1: 74.00 37.00 160.00 6.00
// text 55%: any 32.97 any any
// text Sun 11am: 266.90 32.97 45.47 any
// frame bar2: 74.00 58.00 160.00 6.00
// text 95%: 238.40 53.97 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 8) {
      GridRow {
        Text("Session\u{3A}").gridColumnAlignment(.trailing)
        Color.gray.frame(width: 160, height: 6).accessibilityIdentifier("bar0")
        Text("12%").gridColumnAlignment(.trailing).monospacedDigit()
        Text("45m")
      }
      GridRow {
        Text("Week\u{3A}").gridColumnAlignment(.trailing)
        Color.gray.frame(width: 160, height: 6).accessibilityIdentifier("bar1")
        Text("55%").gridColumnAlignment(.trailing).monospacedDigit()
        Text("Sun 11am")
      }
      GridRow {
        Text("Fable\u{3A}").gridColumnAlignment(.trailing)
        Color.gray.frame(width: 160, height: 6).accessibilityIdentifier("bar2")
        Text("95%").gridColumnAlignment(.trailing).monospacedDigit()
        Text("Sun 11am")
      }
    }
    .font(.caption)
    .padding(12)
    .frame(width: 340)
  }
}

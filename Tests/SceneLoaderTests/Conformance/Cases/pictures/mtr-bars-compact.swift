// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/UsageMetersSnapshotTests/
//   test_bars_compact_threeColors.mac-bars_compact-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 225x53
// tolerance: 1
// frame bar0: 51.00 12.00 90.00 3.00
// text 39%: any 7.97 any any
// text 3h20: any 8.14 any any
// frame bar1: 51.00 25.00 90.00 3.00
// text 66%: 151.49 20.97 any any
// text Sat 11am: 177.49 20.97 39.24 any
// frame bar2: 51.00 38.00 90.00 3.00
// text 100%: any 33.97 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 2) {
      GridRow {
        Text("Session\u{3A}").gridColumnAlignment(.trailing)
        Color.gray.frame(width: 90, height: 3).accessibilityIdentifier("bar0")
        Text("39%").gridColumnAlignment(.trailing).monospacedDigit()
        Text("3h20")
      }
      GridRow {
        Text("Week\u{3A}").gridColumnAlignment(.trailing)
        Color.gray.frame(width: 90, height: 3).accessibilityIdentifier("bar1")
        Text("66%").gridColumnAlignment(.trailing).monospacedDigit()
        Text("Sat 11am")
      }
      GridRow {
        Text("Fable\u{3A}").gridColumnAlignment(.trailing)
        Color.gray.frame(width: 90, height: 3).accessibilityIdentifier("bar2")
        Text("100%").gridColumnAlignment(.trailing).monospacedDigit()
        Text("Sat 11am")
      }
    }
    .font(.system(size: 9))
    .padding(8)
  }
}

// source: https://github.com/meshtastic/Meshtastic-Apple/tree/de26cc465f213903a15c1ece833b1681dbe33407
//   MeshtasticTests/__Snapshots__/SwiftUIViewSnapshotTests/aqi_all_modes_light.png
// observed: Apple SwiftUI, iOS 18 simulator (2026), 350x820 view, 3x
// confidence: observed
// platform: ios 18
// container: 318x100
// tolerance: 0.5
// frame row: 0 any 318 14.33
// frame gauge: 16 any 217 any
// text Hazardous: 241.04 any any any
// notes: Rows follow each other in 22.33, 8 of which are a stack's spacing; in the gauge the value
//   stands 9 before the bar, which is 8 high.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Gauge(value: 500.0, in: 0...500) {
        Text("IAQ")
      } currentValueLabel: {
        Text("IAQ 500")
      }
      .gaugeStyle(.accessoryLinear)
      .accessibilityIdentifier("gauge")
      Text("Hazardous").font(.caption)
    }
    .padding(.horizontal)
    .accessibilityIdentifier("row")
  }
}

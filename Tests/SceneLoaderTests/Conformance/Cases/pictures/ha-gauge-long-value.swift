// source: https://github.com/home-assistant/iOS/tree/d722d7811aec72397d05837477c5f146943b6248
//   Tests/WatchComplications/__Snapshots__/CircularComplicationSnapshot.test/
//   circularComplicationVariants.long-value.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), a view of 120x120, 3x
// confidence: observed
// platform: ios 26
// container: 120x120
// tolerance: 1
// frame gauge: 31.00 31.00 58.00 any
// text 1234: any 48.34 any any
// text 0: any 72.47 any any
// text 100: any 72.47 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Gauge(value: 0.68) {
      EmptyView()
    } currentValueLabel: {
      Text("1234").font(.system(size: 22, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.accessoryCircular)
    .accessibilityIdentifier("gauge")
    .frame(width: 100, height: 100)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

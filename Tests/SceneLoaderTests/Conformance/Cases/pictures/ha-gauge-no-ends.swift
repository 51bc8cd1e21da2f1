// source: https://github.com/home-assistant/iOS/tree/d722d7811aec72397d05837477c5f146943b6248
//   Tests/WatchComplications/__Snapshots__/CircularComplicationSnapshot.test/
//   circularComplicationVariants.no-min-max.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), a view of 120x120, 3x
// confidence: observed
// platform: ios 26
// container: 120x120
// tolerance: 1
// frame gauge: 31.00 31.00 58.00 any
// text Battery: 45.69 65.31 28.52 any
// text 68%: any 50.91 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Gauge(value: 0.68) {
      EmptyView()
    } currentValueLabel: {
      VStack(spacing: -2) {
        Color.green.frame(width: 10, height: 10)
        Text("68%").font(.system(size: 12, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
        Text("Battery").font(.system(size: 8)).lineLimit(1).minimumScaleFactor(0.4)
      }
      .padding(2)
    }
    .gaugeStyle(.accessoryCircular)
    .accessibilityIdentifier("gauge")
    .frame(width: 100, height: 100)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

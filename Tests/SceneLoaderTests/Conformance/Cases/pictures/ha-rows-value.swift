// source: https://github.com/home-assistant/iOS/tree/d722d7811aec72397d05837477c5f146943b6248
//   Tests/WatchComplications/__Snapshots__/RectangularComplicationSnapshot.test/
//   rectangularComplicationVariants.value-as-text.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), a view of 220x120, 3x
// confidence: observed
// platform: ios 26
// container: 220x120
// tolerance: 1
// text Front Door: 36.11 38.80 58.17 any
// text Lock: 36.11 53.17 any any
// text Locked: 36.11 67.51 37.45 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 6) {
      Color.green.frame(width: 18, height: 18)
      VStack(alignment: .leading, spacing: 1) {
        Text("Front Door").font(.caption2.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.5)
        Text("Lock").font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
        Text("Locked").font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .frame(width: 200, alignment: .leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

// source: https://github.com/home-assistant/iOS/tree/d722d7811aec72397d05837477c5f146943b6248
//   Tests/WatchComplications/__Snapshots__/RectangularComplicationSnapshot.test/
//   rectangularComplicationVariants.text-only.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), a view of 220x120, 3x
// confidence: observed
// platform: ios 26
// container: 220x120
// tolerance: 1
// text Bedroom: 36.11 46.01 49.12 any
// text All quiet: 35.94 60.20 42.67 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 6) {
      Color.green.frame(width: 18, height: 18)
      VStack(alignment: .leading, spacing: 1) {
        Text("Bedroom").font(.caption2.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.5)
        Text("All quiet").font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .frame(width: 200, alignment: .leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

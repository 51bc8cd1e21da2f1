// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Onboarding/OnboardingScanningInstanceRow.test/testNoInternalURLSnapshot.no-internal-url-light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// frame row: 16 394.00 358 76.00
// text Remote Home Assistant: 92.04 408.92 181.37 any
// notes: The area’s border adds two pixels at each side, taken off here. Texts of headline,
//   caption and caption2 are without gaps.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack(spacing: 8) {
      Color.clear.frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text("Remote Home Assistant").font(.headline)
        Text("https://my-home.duckdns.org:8123").font(.caption)
        Text("https://my-home.duckdns.org:8123").font(.caption2).lineLimit(1).truncationMode(
          .middle)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity).frame(minHeight: 60).padding(8).accessibilityIdentifier("row")
    .padding()
  }
}

// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Onboarding/OnboardingScanningInstanceRow.test/testShortNameSnapshot.short-name-light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// frame row: 16 394.00 358 76.00
// text HA: 92.04 415.62 23.03 any
// notes: The area’s border adds two pixels at each side, taken off here. Texts of headline,
//   caption and caption2 are without gaps.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack(spacing: 8) {
      Color.clear.frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text("HA").font(.headline)
        Text("http://192.168.1.100:8123").font(.caption)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity).frame(minHeight: 60).padding(8).accessibilityIdentifier("row")
    .padding()
  }
}

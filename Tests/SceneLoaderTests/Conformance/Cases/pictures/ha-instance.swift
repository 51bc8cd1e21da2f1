// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Onboarding/OnboardingScanningInstanceRow.test/testBasicInstanceRowSnapshot.basic-instance-row-light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// frame row: 16 394.00 358 76.00
// text Home Assistant: 92.04 408.92 119.03 any
// notes: The area’s border adds two pixels at each side, taken off here. Its texts are without gaps.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack(spacing: 8) {
      Color.clear.frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text("Home Assistant").font(.headline)
        Text("https\u{3A}//homeassistant.local:8123").font(.caption)
        Text("https\u{3A}//my-home.duckdns.org:8123").font(.caption2).lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity).frame(minHeight: 60).padding(8).accessibilityIdentifier("row")
    .padding()
  }
}

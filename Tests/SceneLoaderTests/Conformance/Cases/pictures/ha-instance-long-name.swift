// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Onboarding/OnboardingScanningInstanceRow.test/testLongNameSnapshot.long-name-light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// frame row: 16 390.67 358 83
// text My Very Long Home Assistant Instance Name…: 92.05 398.31 any any
// notes: The area’s border adds two pixels at each side, taken off here. Texts of headline,
//   caption and caption2 are without gaps.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack(spacing: 8) {
      Color.clear.frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text("My Very Long Home Assistant Instance Name That Should Wrap").font(.headline)
        Text("https://homeassistant.local:8123").font(.caption)
        Text("https://my-very-long-external-domain-name.duckdns.org:8123").font(.caption2)
          .lineLimit(1).truncationMode(.middle)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity).frame(minHeight: 60).padding(8).accessibilityIdentifier("row")
    .padding()
  }
}

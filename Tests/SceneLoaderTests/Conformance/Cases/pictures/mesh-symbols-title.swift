// source: https://github.com/meshtastic/Meshtastic-Apple/tree/de26cc465f213903a15c1ece833b1681dbe33407
//   docs/assets/screenshots, and the heights that MeshtasticTests/SwiftUIViewSnapshotTests.swift asks
//   its views for: of a picture for each symbol, less its padding
// observed: Apple SwiftUI, iOS 18 simulator (2026), 3x, sizeThatFits of a UIHostingController
// confidence: observed
// platform: ios 18
// container: 200x900
// tolerance: 0.34
// size arrow.up.arrow.down.circle.fill: any 32.00
// size arrow.up.circle.fill: any 32.00
// size battery.75: any 23.00
// size battery.25: any 23.00
// size battery.100.bolt: any 29.00
// size powerplug: any 26.00
// size battery.0: any 23.00
// size lock.fill: any 31.00
// size lock.open.fill: any 31.00
// size lock.open.trianglebadge.exclamationmark.fill: any 35.33
// size key.slash.fill: any 38.00
// size star.fill: any 33.33
// size hand.tap: any 36.00
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: "arrow.up.arrow.down.circle.fill").accessibilityIdentifier(
        "arrow.up.arrow.down.circle.fill")
      Image(systemName: "arrow.up.circle.fill").accessibilityIdentifier("arrow.up.circle.fill")
      Image(systemName: "battery.75").accessibilityIdentifier("battery.75")
      Image(systemName: "battery.25").accessibilityIdentifier("battery.25")
      Image(systemName: "battery.100.bolt").accessibilityIdentifier("battery.100.bolt")
      Image(systemName: "powerplug").accessibilityIdentifier("powerplug")
      Image(systemName: "battery.0").accessibilityIdentifier("battery.0")
      Image(systemName: "lock.fill").accessibilityIdentifier("lock.fill")
      Image(systemName: "lock.open.fill").accessibilityIdentifier("lock.open.fill")
      Image(systemName: "lock.open.trianglebadge.exclamationmark.fill").accessibilityIdentifier(
        "lock.open.trianglebadge.exclamationmark.fill")
      Image(systemName: "key.slash.fill").accessibilityIdentifier("key.slash.fill")
      Image(systemName: "star.fill").accessibilityIdentifier("star.fill")
      Image(systemName: "hand.tap").accessibilityIdentifier("hand.tap")
    }
    .font(.title)
  }
}

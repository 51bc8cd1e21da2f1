// source: https://github.com/meshtastic/Meshtastic-Apple/tree/de26cc465f213903a15c1ece833b1681dbe33407
//   docs/assets/screenshots, and the heights that MeshtasticTests/SwiftUIViewSnapshotTests.swift asks
//   its views for: of a picture for each symbol, less its padding
// observed: Apple SwiftUI, iOS 18 simulator (2026), 3x, sizeThatFits of a UIHostingController
// confidence: observed
// platform: ios 18
// container: 200x900
// tolerance: 0.34
// size checkmark.circle.fill: any 25.67
// size moon.circle.fill: any 25.67
// size location.fill: any 25.00
// size flipphone: any 26.00
// size mappin.and.ellipse: any 29.00
// size cloud.sun.rain: any 33.67
// size sensor: any 22.33
// size signpost.right.and.left: any 28.00
// size square.stack.3d.down.forward: any 33.00
// size network: any 25.67
// size cable.connector.horizontal: any 11.00
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: "checkmark.circle.fill").accessibilityIdentifier("checkmark.circle.fill")
      Image(systemName: "moon.circle.fill").accessibilityIdentifier("moon.circle.fill")
      Image(systemName: "location.fill").accessibilityIdentifier("location.fill")
      Image(systemName: "flipphone").accessibilityIdentifier("flipphone")
      Image(systemName: "mappin.and.ellipse").accessibilityIdentifier("mappin.and.ellipse")
      Image(systemName: "cloud.sun.rain").accessibilityIdentifier("cloud.sun.rain")
      Image(systemName: "sensor").accessibilityIdentifier("sensor")
      Image(systemName: "signpost.right.and.left").accessibilityIdentifier(
        "signpost.right.and.left")
      Image(systemName: "square.stack.3d.down.forward").accessibilityIdentifier(
        "square.stack.3d.down.forward")
      Image(systemName: "network").accessibilityIdentifier("network")
      Image(systemName: "cable.connector.horizontal").accessibilityIdentifier(
        "cable.connector.horizontal")
    }
    .font(.title2)
  }
}

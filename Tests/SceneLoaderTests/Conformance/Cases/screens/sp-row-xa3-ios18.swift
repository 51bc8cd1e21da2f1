// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/ListSnapshotTests/listRow.iphone-XA3.png
// observed: Apple SwiftUI, iOS 18 simulator (June 2025), ViewImageConfig iPhone 13 Pro, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame city: 40 93.25 any 48
// frame weather: 40 141.6 any 48
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      LabeledContent {
        Text("20 °C, Sunny").accessibilityIdentifier("weather")
      } label: {
        Text("San Francisco").accessibilityIdentifier("city")
      }
    }
    .dynamicTypeSize(.accessibility3)
  }
}

// source: https://github.com/StanfordSpezi/SpeziViews@5242bd9
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Markdown/testListRow.ipad-regular.png
// observed: Apple SwiftUI, iOS 18 simulator (June 2025), ViewImageConfig iPad Pro 11 landscape
//   (1194 by 834, 24 top, 20 bottom left out here), type size large, 3x
// confidence: observed
// platform: ios 18
// container: 1194x790
// type size: large
// tolerance: 1
// frame city: 39.81 47.29 107.7 any
// frame weather: 1054.15 46.9 99.52 any
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
  }
}

// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/nav/basic
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x480
// tolerance: 0.02
// frame page: 0 0 320 480
// frame list: 0 116.5 320 363.5
// frame row: 32 132.25 32.5 20.5
// notes: With no status bar above it the bar is 64 high, 10 from the edge, and 52.5 more with a
//   large title. The list below begins without its 35 points: 116.5 + (52 - 20.5) / 2. The
//   recording machine set lines of text styles higher than most do (a body line 24.5 instead of
//   20.5), so what a line is part of is derived from the same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List { Text("Row").accessibilityIdentifier("row") }
        .navigationTitle("Settings")
        .accessibilityIdentifier("list")
    }
    .accessibilityIdentifier("page")
  }
}

// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/nav/inline
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x500
// tolerance: 0.02
// frame list: 0 64 320 236
// frame row: 32 114.75 32.5 20.5
// frame bare: 0 300 320 200
// frame small: 139.25 389.75 41.5 20.5
// notes: An inline title's bar is 64 high and the list below keeps its 35 points; without a
//   title there is no bar (ios/nav/sizing). The two are put one above the other here. The
//   recording machine set lines of text styles higher than most do (a body line 24.5 instead of
//   20.5), so what a line is part of is derived from the same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationStack {
        List { Text("Row").accessibilityIdentifier("row") }
          .navigationTitle("Settings")
          .navigationBarTitleDisplayMode(.inline)
          .accessibilityIdentifier("list")
      }
      .frame(height: 300)
      NavigationStack { Text("Small").accessibilityIdentifier("small") }.accessibilityIdentifier(
        "bare")
    }
  }
}

// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/list/styles
// observed: Apple SwiftUI on macOS 26.2
// confidence: derived
// platform: mac 26
// container: 320x226
// tolerance: 0.02
// frame inset-1: 16 14 35 16
// frame inset-2: 16 38 45 16
// frame plain-1: 8 82 35 16
// frame plain-2: 8 106 45 16
// frame bordered-1: 7 161 35 16
// frame bordered-2: 7 185 45 16
// notes: Rows begin 10 down and 16 in; plain at the top and 8 in; with a border 1 down and 7 in.
//   Recorded 8 lower, above a fourth list.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      List {
        Text("Apple").accessibilityIdentifier("inset-1")
        Text("Banana").accessibilityIdentifier("inset-2")
      }
      .listStyle(.inset).frame(height: 70)
      List {
        Text("Apple").accessibilityIdentifier("plain-1")
        Text("Banana").accessibilityIdentifier("plain-2")
      }
      .listStyle(.plain).frame(height: 70)
      List {
        Text("Apple").accessibilityIdentifier("bordered-1")
        Text("Banana").accessibilityIdentifier("bordered-2")
      }
      .listStyle(.bordered).frame(height: 70)
    }
  }
}

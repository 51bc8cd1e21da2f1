// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/list/basic
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 320x260
// tolerance: 0.02
// frame list: 0 0 320 260
// frame apple: 16 14 35 16
// frame banana: 16 38 45 16
// frame tall: 16 62 288 40
// frame wide: 16 110 288 16
// frame end: 295 110 9 16
// notes: Rows begin 10 down and are their content and 8 points high, 24 at least; content 16 in.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Text("Apple").accessibilityIdentifier("apple")
      Text("Banana").accessibilityIdentifier("banana")
      Color.red.frame(height: 40).accessibilityIdentifier("tall")
      HStack {
        Text("Cherry")
        Spacer()
        Text("A").accessibilityIdentifier("end")
      }
      .accessibilityIdentifier("wide")
    }
    .accessibilityIdentifier("list")
  }
}

// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/textstyle/baseline
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 260x160
// tolerance: 0.02
// frame base: 77 34 30 16
// frame up: 119 28 17.5 22
// frame down: 148.5 34 34.5 20
// frame row: 77 28 106 26
// frame middle: 77 73 30 16
// frame lifted: 119 70 17.5 22
// frame alone: 77 108 41 24
// notes: A raised text is higher by its offset above its baseline, a lowered one below it. In
//   the first row all stand on one baseline; in the second their frames are centred.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Base").accessibilityIdentifier("base")
        Text("Up").baselineOffset(6).accessibilityIdentifier("up")
        Text("Down").baselineOffset(-4).accessibilityIdentifier("down")
      }
      .accessibilityIdentifier("row")
      HStack(spacing: 12) {
        Text("Base").accessibilityIdentifier("middle")
        Text("Up").baselineOffset(6).accessibilityIdentifier("lifted")
      }
      Text("Raised").baselineOffset(8).accessibilityIdentifier("alone")
    }
  }
}

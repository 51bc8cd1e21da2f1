// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/grid/flexible/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 320x200
// tolerance: 0.01
// frame a: 59.5 72.924560546875 9 16
// frame blue: 20 99.075439453125 88 30
// frame ccc: 242 72.924560546875 28 16
// frame e: 156 106.075439453125 8 16
// frame green: 212 99.075439453125 88 30
// frame grid: 20 70.924560546875 280 58.15087890625
// frame red: 116 70.924560546875 88 20
// notes: Flexible columns share 280 equally: (280-16)/3 = 88. Text sizes (13 point system
//   font): A 9x16, CCC 28x16, E 8x16.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid {
      GridRow {
        Text("A")
          .accessibilityIdentifier("a")
        Color.red
          .frame(height: 20)
          .accessibilityIdentifier("red")
        Text("CCC")
          .accessibilityIdentifier("ccc")
      }
      GridRow {
        Color.blue
          .frame(height: 30)
          .accessibilityIdentifier("blue")
        Text("E")
          .accessibilityIdentifier("e")
        Color.green
          .frame(height: 30)
          .accessibilityIdentifier("green")
      }
    }
    .frame(width: 280)
    .accessibilityIdentifier("grid")
  }
}

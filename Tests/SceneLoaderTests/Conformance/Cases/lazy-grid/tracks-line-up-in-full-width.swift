// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/lazy/grid-alignment
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 300x200
// tolerance: 0.02
// frame a: 74 50 20 20
// frame b: 182 40 20 40
// frame c: 250 60 20 20
// frame d: 74 84 20 20
// frame trailing: 30 40 240 64
// frame e: 30 130 20 20
// frame f: 98 120 20 40
// frame g: 206 140 20 20
// frame leading: 30 120 240 40
// notes: The grid takes the 240 points it is offered and lines its 196 points of tracks up in
//   them by its alignment: from 74 or from 30. An item of its own alignment keeps it in its cell.

import SwiftUI

let lanes = [
  GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
  GridItem(.fixed(60), alignment: .bottomTrailing),
]

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(columns: lanes, alignment: .trailing, spacing: 4) {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 40).accessibilityIdentifier("b")
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c")
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("d")
      }
      .frame(width: 240).accessibilityIdentifier("trailing")
      LazyVGrid(columns: lanes, alignment: .leading, spacing: 4) {
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("e")
        Color.blue.frame(width: 20, height: 40).accessibilityIdentifier("f")
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("g")
      }
      .frame(width: 240).accessibilityIdentifier("leading")
    }
  }
}

// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/grid/basic/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 320x200
// tolerance: 0.01
// frame a: 114 57.553466796875 9 16
// frame bb: 141.5 57.553466796875 17 16
// frame blue: 166.5 81.704345703125 50 40
// frame ccc: 177.5 57.553466796875 28 16
// frame e: 146 93.704345703125 8 16
// frame g: 113.5 126.446533203125 10 16
// frame grid: 103.5 57.553466796875 113 84.89306640625
// frame h: 145 126.446533203125 10 16
// frame red: 103.5 91.704345703125 30 20
// notes: A modifier on a GridRow applies to its cells, so the row itself has no frame of its
//   own to expect; the identifier the original put on the first row is left out. Text sizes
//   (13 point system font): A 9x16, BB 17x16, CCC 28x16, E 8x16, G 10x16, H 10x16.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid {
      GridRow {
        Text("A")
          .accessibilityIdentifier("a")
        Text("BB")
          .accessibilityIdentifier("bb")
        Text("CCC")
          .accessibilityIdentifier("ccc")
      }
      GridRow {
        Box(width: 30, height: 20)
          .accessibilityIdentifier("red")
        Text("E")
          .accessibilityIdentifier("e")
        Box(width: 50, height: 40)
          .accessibilityIdentifier("blue")
      }
      GridRow {
        Text("G")
          .accessibilityIdentifier("g")
        Text("H")
          .accessibilityIdentifier("h")
      }
    }
    .accessibilityIdentifier("grid")
  }
}

private struct Box: View {
  let width: CGFloat
  let height: CGFloat

  var body: some View {
    Color.gray
      .frame(width: width, height: height)
  }
}

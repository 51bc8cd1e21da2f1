// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/layout/rtl-stacks
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 320x260
// tolerance: 0.02
// frame row-a: 270 17 40 30
// frame row-b: 202 17 60 30
// frame row-c: 10 17 30 30
// frame padded: 230 57 80 20
// frame framed: 190 87 120 20
// frame back: 210 117 100 40
// frame front: 290 117 20 20
// frame island: 242 167 68 20
// frame left: 242 167 30 20
// frame right: 280 167 30 20
// frame text: 285 197 25 16
// frame guided: 270 223 30 20
// frame column: 10 17 300 226
// notes: Leading is right in all of it, but in the row that is left to right again.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Color.red.frame(width: 40, height: 30).accessibilityIdentifier("row-a")
        Color.red.frame(width: 60, height: 30).accessibilityIdentifier("row-b")
        Spacer()
        Color.red.frame(width: 30, height: 30).accessibilityIdentifier("row-c")
      }
      Color.teal.frame(width: 50, height: 20).padding(.leading, 30).accessibilityIdentifier(
        "padded")
      Color.teal.frame(width: 40, height: 20).frame(width: 120, alignment: .leading)
        .accessibilityIdentifier("framed")
      ZStack(alignment: .topLeading) {
        Color.gray.frame(width: 100, height: 40).accessibilityIdentifier("back")
        Color.black.frame(width: 20, height: 20).accessibilityIdentifier("front")
      }
      HStack {
        Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("left")
        Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("right")
      }
      .environment(\.layoutDirection, .leftToRight).accessibilityIdentifier("island")
      Text("One").accessibilityIdentifier("text")
      Color.mint.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in -10 }
        .accessibilityIdentifier("guided")
    }
    .frame(width: 300, alignment: .leading)
    .accessibilityIdentifier("column")
    .environment(\.layoutDirection, .rightToLeft)
  }
}

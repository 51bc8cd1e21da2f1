// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/scroll/in-stack/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x200
// tolerance: 0.01
// frame content: 90 16 120 400
// frame footer: 130.25 184 39.5 16
// frame header: 127.75 0 44.5 16
// frame row0: 90 16 120 20
// frame row19: 90 396 120 20
// frame scroll: 90 16 120 168
// frame stack: 90 0 120 200
// notes: Text sizes (13 point system font): Header 44.5x16, Footer 39.5x16.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Header")
        .accessibilityIdentifier("header")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Box(width: 120, height: 20)
              .accessibilityIdentifier("row\(index)")
          }
        }
        .accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("scroll")
      Text("Footer")
        .accessibilityIdentifier("footer")
    }
    .accessibilityIdentifier("stack")
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

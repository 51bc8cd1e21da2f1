// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/scroll/children/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x200
// tolerance: 0.01
// frame hBlock: 80 24.15087890625 60 30
// frame hBottom: 87.75 58.89306640625 44.5 16
// frame hScroll: 80 0 220 74.89306640625
// frame hTop: 98.75 0 22.5 16
// frame row: 0 0 300 200
// frame vBlock: 0 24.15087890625 60 30
// frame vBottom: 7.75 58.89306640625 44.5 16
// frame vScroll: 0 0 60 200
// frame vTop: 18.75 0 22.5 16
// notes: Several children form a default-spaced, centred VStack, for a horizontal scroll view
//   as well. Text sizes (13 point system font): Top 22.5x16, Bottom 44.5x16.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      ScrollView {
        Text("Top")
          .accessibilityIdentifier("vTop")
        Box(width: 60, height: 30)
          .accessibilityIdentifier("vBlock")
        Text("Bottom")
          .accessibilityIdentifier("vBottom")
      }
      .accessibilityIdentifier("vScroll")
      ScrollView(.horizontal) {
        Text("Top")
          .accessibilityIdentifier("hTop")
        Box(width: 60, height: 30)
          .accessibilityIdentifier("hBlock")
        Text("Bottom")
          .accessibilityIdentifier("hBottom")
      }
      .accessibilityIdentifier("hScroll")
    }
    .accessibilityIdentifier("row")
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

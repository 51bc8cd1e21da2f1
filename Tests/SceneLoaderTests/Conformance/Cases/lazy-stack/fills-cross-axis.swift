// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/lazy/stacks/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 320x240
// tolerance: 0.01
// frame alpha: 0 0 34.5 16
// frame beta: 0 48 28 16
// frame green: 177.25 16 50 20
// frame header: 180 0 44.5 16
// frame hi: 307 224 13 16
// frame hstack: 283 0 37 240
// frame orange: 283 210 20 30
// frame red: 0 22 60 20
// frame row: 0 0 320 240
// frame sections: 141.5 0 121.5 56
// frame vstack: 0 0 121.5 64
// notes: Lazy stacks fill their cross axis; a section header is one more row. Text sizes (13
//   point system font): Alpha 34.5x16, Beta 28x16, Header 44.5x16, Hi 13x16.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      LazyVStack(alignment: .leading, spacing: 6) {
        Text("Alpha")
          .accessibilityIdentifier("alpha")
        Box(width: 60, height: 20)
          .accessibilityIdentifier("red")
        Text("Beta")
          .accessibilityIdentifier("beta")
      }
      .accessibilityIdentifier("vstack")
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          Box(width: 50, height: 20)
            .accessibilityIdentifier("green")
          Box(width: 50, height: 20)
        } header: {
          Text("Header")
            .accessibilityIdentifier("header")
        }
      }
      .accessibilityIdentifier("sections")
      LazyHStack(alignment: .bottom, spacing: 4) {
        Box(width: 20, height: 30)
          .accessibilityIdentifier("orange")
        Text("Hi")
          .accessibilityIdentifier("hi")
      }
      .accessibilityIdentifier("hstack")
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

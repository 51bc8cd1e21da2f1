// source: https://fatbobman.com/zh/posts/layout-alignment/
// observed: Apple SwiftUI, iOS 16 era
// confidence: derived
// platform: ios 18
// container: 300x300
// tolerance: 0.01
// frame stack: 100 95 100 110
// frame square: 100 95 100 100
// frame mark: 133.33333333333334 195 10 10
// notes: Observed: in the outer closure d[.leading] is the inner one's 33.33. Derived: the
//   mark sits 100/3 right of the square's edge.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Rectangle()
        .frame(width: 100, height: 100)
        .alignmentGuide(.leading) { d in
          d.width / 3
        }
        .alignmentGuide(.leading) { d in
          d[.leading]
        }
        .accessibilityIdentifier("square")
      Box(width: 10, height: 10)
        .accessibilityIdentifier("mark")
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

// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/customlayout/flow/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 320x160
// tolerance: 0.01
// frame flow: 80 54 160 52
// frame one: 80 54 25 16
// frame two: 113 54 25 16
// frame three: 146 54 35.5 16
// frame four: 189.5 54 27.5 16
// frame five: 80 76 25 16
// frame box: 113 76 60 30
// frame six: 181 76 18.5 16
// notes: Rows of at most the width, items 8 apart, rows 6 apart, each child at its ideal size.
//   The layout code is this case's own, to the same rule. Text sizes are those in the frames.

import SwiftUI

struct ContentView: View {
  var body: some View {
    WrappingRows(columnGap: 8, rowGap: 6) {
      Text("One")
        .accessibilityIdentifier("one")
      Text("Two")
        .accessibilityIdentifier("two")
      Text("Three")
        .accessibilityIdentifier("three")
      Text("Four")
        .accessibilityIdentifier("four")
      Text("Five")
        .accessibilityIdentifier("five")
      Box(width: 60, height: 30)
        .accessibilityIdentifier("box")
      Text("Six")
        .accessibilityIdentifier("six")
    }
    .frame(width: 160)
    .accessibilityIdentifier("flow")
  }
}

private struct WrappingRows: Layout {
  let columnGap: CGFloat
  let rowGap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    let origins = arrange(subviews, in: width)
    var height: CGFloat = 0
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      height = max(height, origins[index].y + size.height)
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let origins = arrange(subviews, in: bounds.width)
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      let point = CGPoint(x: bounds.minX + origins[index].x, y: bounds.minY + origins[index].y)
      subviews[index].place(at: point, proposal: ProposedViewSize(size))
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> [CGPoint] {
    var origins: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var tallest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0 && x + size.width > width {
        x = 0
        y += tallest + rowGap
        tallest = 0
      }
      origins.append(CGPoint(x: x, y: y))
      x += size.width + columnGap
      tallest = max(tallest, size.height)
    }
    return origins
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

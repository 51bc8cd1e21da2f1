// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/rtl-custom/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 300x120
// tolerance: 0.01
// frame c0: 190 37 60 20
// frame c1: 92 37 90 20
// frame c2: 200 63 50 20
// frame c3: 122 63 70 20
// frame c4: 74 63 40 20
// frame flow: 50 37 200 46
// notes: A custom layout places left to right; the framework mirrors it inside its own 200
//   points.

import SwiftUI

struct ContentView: View {
  var body: some View {
    WrappingRows(columnGap: 8, rowGap: 6) {
      Box(width: 60, height: 20)
        .accessibilityIdentifier("c0")
      Box(width: 90, height: 20)
        .accessibilityIdentifier("c1")
      Box(width: 50, height: 20)
        .accessibilityIdentifier("c2")
      Box(width: 70, height: 20)
        .accessibilityIdentifier("c3")
      Box(width: 40, height: 20)
        .accessibilityIdentifier("c4")
    }
    .frame(width: 200)
    .accessibilityIdentifier("flow")
    .environment(\.layoutDirection, .rightToLeft)
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

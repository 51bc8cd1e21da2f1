// asked: https://github.com/ksemianov/WrappingHStack/issues/4
// wanted: a background as wide as the chips of a wrapping row
// change: the layout returns the width of its lines
// ask: {"device": "iphone-16"}
import SwiftUI

struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).reduce(0, +)
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)  // -
    // + return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for view in subviews {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += view.sizeThatFits(.unspecified).width
    }
  }
}

#Preview {
  VStack(alignment: .leading) {
    Flow {
      Text("Ada: ")
      Text("hello there")
    }
    .background(.yellow)
    .accessibilityIdentifier("chips")
  }
}

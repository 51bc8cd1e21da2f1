// source: https://fatbobman.com/zh/posts/layout-alignment/
// observed: Apple SwiftUI, iOS 16 era
// confidence: observed
// platform: ios 18
// container: 300x300
// tolerance: 0.01
// prints: leading 0.0
// prints: horizontal center 50.0
// prints: trailing 100.0
// prints: top 0.0
// prints: vertical center 50.0
// prints: bottom 100.0
// prints: first baseline 100.0
// prints: last baseline 100.0
// notes: Guide values of a 100 x 100 view; without text both baselines are the bottom. Read
//   through a layout's dimensions(in:) here.

import SwiftUI

struct ContentView: View {
  var body: some View {
    GuideReport {
      Rectangle()
        .frame(width: 100, height: 100)
    }
  }
}

private struct GuideReport: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let guides = subviews[0].dimensions(in: proposal)
    print("leading \(guides[HorizontalAlignment.leading])")
    print("horizontal center \(guides[HorizontalAlignment.center])")
    print("trailing \(guides[HorizontalAlignment.trailing])")
    print("top \(guides[VerticalAlignment.top])")
    print("vertical center \(guides[VerticalAlignment.center])")
    print("bottom \(guides[VerticalAlignment.bottom])")
    print("first baseline \(guides[VerticalAlignment.firstTextBaseline])")
    print("last baseline \(guides[VerticalAlignment.lastTextBaseline])")
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

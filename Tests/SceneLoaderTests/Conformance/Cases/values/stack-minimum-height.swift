// source: https://github.com/stackotter/swiftui-layout-edge-cases
// observed: Apple SwiftUI, macOS window at its minimum height
// confidence: derived
// platform: mac 18
// container: 200x200
// tolerance: 0.01
// prints: minimum height 85.0
// notes: Observed as the window's minimum content height, 85; a window's minimum is its root's
//   answer to a zero offer. Derived: asked for directly here; 5+80, the children's minima.

import SwiftUI

struct ContentView: View {
  var body: some View {
    MinimumHeight {
      VStack(spacing: 0) {
        Color.blue
          .frame(minHeight: 5, maxHeight: 100)
          .accessibilityIdentifier("blue")
        Color.orange
          .frame(minHeight: 80)
          .accessibilityIdentifier("orange")
      }
      .accessibilityIdentifier("stack")
    }
  }
}

private struct MinimumHeight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    print("minimum height \(subviews[0].sizeThatFits(.zero).height)")
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

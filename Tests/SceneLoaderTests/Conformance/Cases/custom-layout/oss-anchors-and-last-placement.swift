// source:
//   https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame far: 140 50 40 30
// frame middle: 95 45 10 10
// frame moved: 20 20 15 25
// notes: Bounds are (20, 20, 160, 60) inside the padding. Each child is measured with the
//   proposal of its placement, and the last placement counts.

import SwiftUI

struct Corners: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let far = CGPoint(x: bounds.maxX, y: bounds.maxY)
    subviews[0].place(
      at: far, anchor: .bottomTrailing, proposal: ProposedViewSize(width: 40, height: 30))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    subviews[1].place(at: middle, anchor: .center, proposal: .unspecified)
    subviews[2].place(at: far, proposal: .unspecified)
    subviews[2].place(at: bounds.origin, proposal: ProposedViewSize(width: 15, height: 25))
  }
}

struct ContentView: View {
  var body: some View {
    Corners {
      Color.red
        .accessibilityIdentifier("far")
      Color.blue
        .accessibilityIdentifier("middle")
      Color.green
        .accessibilityIdentifier("moved")
    }
    .padding(20)
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    Chips {
      Text("New")
      Text("Sale")
    }
    .background(.yellow)
  }
}

struct Chips: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    return CGSize(width: proposal.width ?? 100, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (place, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + CGFloat(place) * 60, y: bounds.minY), proposal: .unspecified)
    }
  }
}

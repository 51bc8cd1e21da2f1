import SwiftUI

struct ContentView: View {
  var body: some View {
    Diagonal { ForEach(0..<4) { Text("Step \($0)") } }.border(.red)
  }
}

struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 60, height: 60)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let step = CGFloat(index) * 40
      subview.place(
        at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
    }
  }
}

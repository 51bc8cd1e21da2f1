import SwiftUI

struct ContentView: View {
  var body: some View {
    Ratio { Text("0 / 0") }
  }
}

struct Ratio: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let zero = 0.0
    return CGSize(width: zero / zero, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

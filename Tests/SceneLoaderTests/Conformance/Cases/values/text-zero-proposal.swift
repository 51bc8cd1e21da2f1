// source: https://fatbobman.com/zh/posts/layout-dimensions-1/
// observed: Apple SwiftUI, iPhone 13 Pro, 3x, iOS 16 era
// confidence: disputed
// platform: ios 18
// container: iphone-13-pro
// tolerance: 0.01
// size zero: 0 0
// notes: The author reports 0 x 0 whenever an offered length is 0. Recordings on macOS 26.2
//   (swiftui-web) say width 0 and one character per line for width 0 with nil height.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Offer(offer: .zero) {
      Text("Hello world")
        .accessibilityIdentifier("zero")
    }
  }
}

private struct Offer: Layout {
  let offer: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(offer)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: offer)
  }
}

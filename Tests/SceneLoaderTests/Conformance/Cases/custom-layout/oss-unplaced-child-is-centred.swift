// source:
//   https://developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame placed: 40 20 10 10
// frame forgotten: 85 40 30 20
// notes: Documented: a subview that is never placed ends up in the middle of the bounds.

import SwiftUI

struct Forgetful: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 120, height: 60)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: 10))
  }
}

struct ContentView: View {
  var body: some View {
    Forgetful {
      Color.red
        .accessibilityIdentifier("placed")
      Color.blue
        .frame(width: 30, height: 20)
        .accessibilityIdentifier("forgotten")
    }
  }
}

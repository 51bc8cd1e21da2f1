// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x60
// tolerance: 0.01
// frame row: 0 0 100 50
// frame flag: 0 50 70 10
// notes: An infinite width is offered to the row through a custom layout; the flag is 70 wide
//   when the answer is infinite (20 otherwise).

import SwiftUI

struct EndlessOffer: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 200, height: 60)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let answer = subviews[0].sizeThatFits(ProposedViewSize(width: .infinity, height: 50))
    let length: CGFloat = answer.width == .infinity ? 70 : 20
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: 50))
    let corner = CGPoint(x: bounds.minX, y: bounds.minY + 50)
    subviews[1].place(at: corner, proposal: ProposedViewSize(width: length, height: 10))
  }
}

struct ContentView: View {
  var body: some View {
    EndlessOffer {
      HStack {
        Color.red
        Color.green
          .frame(width: 30, height: 20)
        Spacer()
        Color.blue
          .frame(minWidth: 10, maxWidth: 40)
      }
      .accessibilityIdentifier("row")
      Color.black
        .accessibilityIdentifier("flag")
    }
  }
}

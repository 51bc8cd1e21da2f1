// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Tests/OpenSwiftUICoreTests/Layout/View/ViewSpacingTests.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 100x20
// tolerance: 0.01
// frame row: 25 0 50 20
// frame left: 25 0 20 20
// frame right: 45 0 30 20
// notes: ViewSpacing.zero on both sides beats the platform default of 8 (upstream: distance
//   between two .zero is 0).

import SwiftUI

struct Snug: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    .zero
  }
}

struct ContentView: View {
  var body: some View {
    HStack {
      Snug {
        Color.red
          .frame(width: 20, height: 20)
          .accessibilityIdentifier("left")
      }
      Snug {
        Color.blue
          .frame(width: 30, height: 20)
          .accessibilityIdentifier("right")
      }
    }
    .accessibilityIdentifier("row")
  }
}

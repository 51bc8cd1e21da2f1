// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size red: 100 100
// size blue: 100 100
// call 🟦: 300 0, answers 100 100
// call 🟦: 300 inf, answers 100 100
// call 🟥: 300 0, answers 90 100
// call 🟥: 300 inf, answers 110 100
// call 🟥: 300 150, answers 100 100
// call 🟦: 300 200, answers 100 100
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(0.0))
// prints: 【🟦】report size: (100.0, 100.0)
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(inf))
// prints: 【🟦】report size: (100.0, 100.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(0.0))
// prints: 【🟥】report size: (90.0, 100.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(inf))
// prints: 【🟥】report size: (110.0, 100.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(150.0))
// prints: 【🟥】report size: (100.0, 100.0)
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(200.0))
// prints: 【🟦】report size: (100.0, 100.0)
// notes: The widths answered while probing differ, the heights do not: equal flexibility, so
//   source order is kept.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: .zero) {
      WavyWidth {
        Rectangle()
          .fill(.red)
          .frame(width: 100, height: 100)
      }
      .accessibilityIdentifier("red")
      .inspectLayoutProcess("🟥")
      Rectangle()
        .fill(.blue)
        .frame(width: 100, height: 100)
        .accessibilityIdentifier("blue")
        .inspectLayoutProcess("🟦")
    }
    .frame(width: 300, height: 300)
  }
}

private struct WavyWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if proposal == ProposedViewSize(width: 300, height: 0) {
      return CGSize(width: 90, height: 100)
    }
    if proposal == ProposedViewSize(width: 300, height: .infinity) {
      return CGSize(width: 110, height: 100)
    }
    return CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct ProcessLog: Layout {
  let tag: String

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    print("【\(tag)】proposal size:", proposal)
    let answer = subviews[0].sizeThatFits(proposal)
    print("【\(tag)】report size:", answer)
    return answer
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension View {
  func inspectLayoutProcess(_ tag: String) -> some View {
    ProcessLog(tag: tag) {
      self
    }
  }
}

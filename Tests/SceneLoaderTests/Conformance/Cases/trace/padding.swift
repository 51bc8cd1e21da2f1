// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size text: 94.33333333333333 20.333333333333332
// call padding: 402 778, answers 114.33333333333333 40.33333333333333
// call Text: 382 758, answers 94.33333333333333 20.333333333333332
// prints: 【padding】proposal size: ProposedViewSize(width: Optional(402.0), height: Optional(778.0))
// prints: 【Text】proposal size: ProposedViewSize(width: Optional(382.0), height: Optional(758.0))
// prints: 【Text】report size: (94.33333333333333, 20.333333333333332)
// prints: 【padding】report size: (114.33333333333333, 40.33333333333333)
// notes: padding(10): the child is offered 402-20 by 778-20, the answer is the child's size
//   plus 20.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
      .inspectLayoutProcess("Text")
      .padding(10)
      .inspectLayoutProcess("padding")
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

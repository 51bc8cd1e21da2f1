// observed on ios 18 in iphone-16-pro
// source: Article on the layout process inspector
// After fixedSize: only the chosen axis becomes nil.
//
// size text: 94.33333333333333 20.333333333333332
// prints: 【fixedSize】proposal size: ProposedViewSize(width: Optional(50.0), height: Optional(50.0))
// prints: 【Text】proposal size: ProposedViewSize(width: nil, height: Optional(50.0))
// prints: 【Text】report size: (94.33333333333333, 20.333333333333332)
// prints: 【fixedSize】report size: (94.33333333333333, 20.333333333333332)

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
      .inspectLayoutProcess("Text")
      .fixedSize(horizontal: true, vertical: false)
      .inspectLayoutProcess("fixedSize")
      .frame(width: 50, height: 50)
      .border(.pink)
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

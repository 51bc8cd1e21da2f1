// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size text: 47.666666666666664 42.33333333333333
// call Text: 50 50, answers 47.666666666666664 42.33333333333333
// prints: 【Text】proposal size: ProposedViewSize(width: Optional(50.0), height: Optional(50.0))
// prints: 【Text】report size: (47.666666666666664, 42.33333333333333)
// notes: Before fixedSize: the text wraps onto two lines; 42.333 = 20.333 + a line pitch of
//   22.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
      .inspectLayoutProcess("Text")
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

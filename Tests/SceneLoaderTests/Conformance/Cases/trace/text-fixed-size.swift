// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size text: 94.33333333333333 20.333333333333332
// call fixedSize: 50 50, answers 94.33333333333333 20.333333333333332
// call Text: nil 50, answers 94.33333333333333 20.333333333333332
// prints: 【fixedSize】proposal size: ProposedViewSize(width: Optional(50.0), height: Optional(50.0))
// prints: 【Text】proposal size: ProposedViewSize(width: nil, height: Optional(50.0))
// prints: 【Text】report size: (94.33333333333333, 20.333333333333332)
// prints: 【fixedSize】report size: (94.33333333333333, 20.333333333333332)
// notes: After fixedSize: only the chosen axis becomes nil.

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

// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size symbol: 402.00000000000006 358.92857436257947
// call aspectRatio: 402 778, answers 402.00000000000006 358.92857436257947
// call resizable: nil nil, answers 18.666667938232422 16.666667938232422
// call resizable: 402.00000000000006 358.92857436257947, answers 402.00000000000006 358.92857436257947
// prints: 【aspectRatio】proposal size: ProposedViewSize(width: Optional(402.0), height: Optional(778.0))
// prints: 【resizable】proposal size: ProposedViewSize(width: nil, height: nil)
// prints: 【resizable】report size: (18.666667938232422, 16.666667938232422)
// prints: 【resizable】proposal size: ProposedViewSize(width: Optional(402.00000000000006), height: Optional(358.92857436257947))
// prints: 【resizable】report size: (402.00000000000006, 358.92857436257947)
// prints: 【aspectRatio】report size: (402.00000000000006, 358.92857436257947)
// notes: With no ratio the child is first asked at nil x nil for its ideal size. The floating
//   error in 402.00000000000006 is in the article's console.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Image(systemName: "swift")
      .resizable()
      .accessibilityIdentifier("symbol")
      .inspectLayoutProcess("resizable")
      .aspectRatio(contentMode: .fit)
      .inspectLayoutProcess("aspectRatio")
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

// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size rectangle: 600 600
// call aspectRatio: 300 600, answers 600 600
// call frame: 600 600, answers 600 600
// prints: 【aspectRatio】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(600.0))
// prints: 【frame】proposal size: ProposedViewSize(width: Optional(600.0), height: Optional(600.0))
// prints: 【frame】report size: (600.0, 600.0)
// prints: 【aspectRatio】report size: (600.0, 600.0)
// notes: Second variant of the article's switch, on its own.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Rectangle()
      .fill(.pink)
      .accessibilityIdentifier("rectangle")
      .inspectLayoutProcess("frame")
      .aspectRatio(1, contentMode: .fill)
      .inspectLayoutProcess("aspectRatio")
      .frame(width: 300, height: 600)
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

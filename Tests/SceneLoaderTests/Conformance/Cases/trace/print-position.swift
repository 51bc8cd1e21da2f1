// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// frame text: 153.83333333333334 440.8333333333333 94.33333333333333 20.333333333333332
// call Text: 402 778, answers 94.33333333333333 20.333333333333332
// prints: 【Text】proposal size: ProposedViewSize(width: Optional(402.0), height: Optional(778.0))
// prints: 【Text】report size: (94.33333333333333, 20.333333333333332)
// prints: 【Text】position: (0.0, 0.0)
// prints: 【Text】position: (153.83333333333334, 440.8333333333333)
// notes: (402-94.333)/2 and 62+(778-20.333)/2. The (0.0, 0.0) line comes from an early
//   placement pass. Compare trace/text-in-one-child-stack, whose y differs in the last digit.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
      .inspectLayoutProcess("Text", printPosition: true)
      .border(.pink)
  }
}

private struct ProcessLog: Layout {
  let tag: String
  let printPosition: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    print("【\(tag)】proposal size:", proposal)
    let answer = subviews[0].sizeThatFits(proposal)
    print("【\(tag)】report size:", answer)
    return answer
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let origin = bounds.origin
    subviews[0].place(at: origin, proposal: proposal)
    if printPosition {
      print("【\(tag)】position: \(origin)")
    }
  }
}

extension View {
  func inspectLayoutProcess(_ tag: String, printPosition: Bool = false) -> some View {
    ProcessLog(tag: tag, printPosition: printPosition) {
      self
    }
  }
}

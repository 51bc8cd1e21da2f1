// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size red: 300 200
// size blue: 300 60
// call 🟦: 300 0, answers 300 0
// call 🟦: 300 inf, answers 300 60
// call 🟥: 300 0, answers 300 200
// call 🟥: 300 inf, answers 300 250
// call 🟥: 300 150, answers 300 200
// call 🟦: 300 100, answers 300 60
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(0.0))
// prints: 【🟦】report size: (300.0, 0.0)
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(inf))
// prints: 【🟦】report size: (300.0, 60.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(0.0))
// prints: 【🟥】report size: (300.0, 200.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(inf))
// prints: 【🟥】report size: (300.0, 250.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(150.0))
// prints: 【🟥】report size: (300.0, 200.0)
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(100.0))
// prints: 【🟦】report size: (300.0, 60.0)
// notes: Flexibility red 50 < blue 60, so red is offered 150 and takes its minimum 200, blue
//   is offered 100 and takes 60; 40 of the 300 points stay unused.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: .zero) {
      bar(.red, from: 200, to: 250)
        .accessibilityIdentifier("red")
        .inspectLayoutProcess("🟥")
      bar(.blue, from: 0, to: 60)
        .accessibilityIdentifier("blue")
        .inspectLayoutProcess("🟦")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 300, height: 300)
    .border(.primary)
  }

  private func bar(_ color: Color, from lowest: CGFloat, to highest: CGFloat) -> some View {
    Rectangle()
      .fill(color)
      .frame(minHeight: lowest, maxHeight: highest)
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

// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size red: 100 100
// size blue: 100 100
// size yellow: 100 100
// size stack: 100 320
// call VStack: 300 500, answers 100 320
// call 🟦: 300 0, answers 100 100
// call 🟦: 300 inf, answers 100 100
// call 🟥: 300 0, answers 100 10
// call 🟥: 300 inf, answers 100 100
// call 🟨: 300 0, answers 100 50
// call 🟨: 300 inf, answers 100 100
// call 🟦: 300 160, answers 100 100
// call 🟨: 300 190, answers 100 100
// call 🟥: 300 280, answers 100 100
// prints: 【VStack】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(500.0))
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(0.0))
// prints: 【🟦】report size: (100.0, 100.0)
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(inf))
// prints: 【🟦】report size: (100.0, 100.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(0.0))
// prints: 【🟥】report size: (100.0, 10.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(inf))
// prints: 【🟥】report size: (100.0, 100.0)
// prints: 【🟨】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(0.0))
// prints: 【🟨】report size: (100.0, 50.0)
// prints: 【🟨】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(inf))
// prints: 【🟨】report size: (100.0, 100.0)
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(160.0))
// prints: 【🟦】report size: (100.0, 100.0)
// prints: 【🟨】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(190.0))
// prints: 【🟨】report size: (100.0, 100.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(280.0))
// prints: 【🟥】report size: (100.0, 100.0)
// prints: 【VStack】report size: (100.0, 320.0)
// notes: The same with the stack's own tag, 20 lines: 100+10+100+10+100 = 320.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 10) {
      elastic(.red, from: 10, to: 100)
        .accessibilityIdentifier("red")
        .inspectLayoutProcess("🟥")
      square(.blue, side: 100)
        .accessibilityIdentifier("blue")
        .inspectLayoutProcess("🟦")
      elastic(.yellow, from: 50, to: 100)
        .accessibilityIdentifier("yellow")
        .inspectLayoutProcess("🟨")
    }
    .accessibilityIdentifier("stack")
    .inspectLayoutProcess("VStack")
    .frame(width: 300, height: 500)
    .border(.gray)
  }

  private func elastic(_ color: Color, from lowest: CGFloat, to highest: CGFloat) -> some View {
    Rectangle()
      .fill(color)
      .frame(width: 100)
      .frame(minHeight: lowest, maxHeight: highest)
  }

  private func square(_ color: Color, side: CGFloat) -> some View {
    Rectangle()
      .fill(color)
      .frame(width: side, height: side)
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

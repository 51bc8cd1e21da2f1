// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size red: 100 10
// size blue: 100 100
// size yellow: 100 50
// size stack: 100 180
// call VStack: nil nil, answers 100 180
// call 🟥: nil nil, answers 100 10
// call 🟦: nil nil, answers 100 100
// call 🟨: nil nil, answers 100 50
// call 🟥: 100 nil, answers 100 10
// call 🟦: 100 nil, answers 100 100
// call 🟨: 100 nil, answers 100 50
// prints: 【VStack】proposal size: ProposedViewSize(width: nil, height: nil)
// prints: 【🟥】proposal size: ProposedViewSize(width: nil, height: nil)
// prints: 【🟥】report size: (100.0, 10.0)
// prints: 【🟦】proposal size: ProposedViewSize(width: nil, height: nil)
// prints: 【🟦】report size: (100.0, 100.0)
// prints: 【🟨】proposal size: ProposedViewSize(width: nil, height: nil)
// prints: 【🟨】report size: (100.0, 50.0)
// prints: 【VStack】report size: (100.0, 180.0)
// prints: 【🟥】proposal size: ProposedViewSize(width: Optional(100.0), height: nil)
// prints: 【🟥】report size: (100.0, 10.0)
// prints: 【🟦】proposal size: ProposedViewSize(width: Optional(100.0), height: nil)
// prints: 【🟦】report size: (100.0, 100.0)
// prints: 【🟨】proposal size: ProposedViewSize(width: Optional(100.0), height: nil)
// prints: 【🟨】report size: (100.0, 50.0)
// notes: At placement the nil width is replaced by the stack's own width 100, so all three
//   children are asked again at (100, nil). The seed's log has this second round for red, blue
//   and yellow alike, blue included, after the stack's own report line.

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
    .fixedSize()
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

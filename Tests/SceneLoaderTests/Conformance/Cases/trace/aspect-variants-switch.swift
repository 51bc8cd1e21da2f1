// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size rectangle: 300 300
// call aspectRatio: 300 600, answers 300 300
// call frame: 300 300, answers 300 300
// prints: 【aspectRatio】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(600.0))
// prints: 【frame】proposal size: ProposedViewSize(width: Optional(300.0), height: Optional(300.0))
// prints: 【frame】report size: (300.0, 300.0)
// prints: 【aspectRatio】report size: (300.0, 300.0)
// notes: The article's whole view at its start (state 0): the fixed 300 x 600 frame shields
//   the variant from the outer frames and the button's inset, so the log is that of the first
//   variant.

import SwiftUI

struct ContentView: View {
  @State private var shown = 0

  var body: some View {
    VStack(spacing: .zero) {
      switch shown {
      case 0:
        squareFit
      case 1:
        squareFill
      case 2:
        halfFit
      case 3:
        halfFill
      default:
        EmptyView()
      }
    }
    .frame(width: 350, height: 600)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .safeAreaInset(edge: .bottom) {
      Button("Change") {
        print("- - - - - - - - - -")
        shown = (shown + 1) % 4
      }
    }
  }

  private var squareFit: some View {
    framed(ratio: 1, mode: .fit)
      .frame(width: 300, height: 600)
  }

  private var squareFill: some View {
    framed(ratio: 1, mode: .fill)
      .frame(width: 300, height: 600)
  }

  private var halfFit: some View {
    framed(ratio: 1 / 2, mode: .fit)
      .frame(width: 600, height: 600)
  }

  private var halfFill: some View {
    framed(ratio: 1 / 2, mode: .fill)
      .frame(width: 600, height: 600)
  }

  private func framed(ratio: CGFloat, mode: ContentMode) -> some View {
    Rectangle()
      .fill(.pink)
      .accessibilityIdentifier("rectangle")
      .inspectLayoutProcess("frame")
      .aspectRatio(ratio, contentMode: mode)
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

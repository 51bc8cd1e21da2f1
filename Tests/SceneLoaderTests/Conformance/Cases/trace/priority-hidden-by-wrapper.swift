// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size red: 300 200
// size blue: 300 60
// notes: The wrapper does not pass its child's layoutPriority on, so the sizes are those
//   without priority. The article states the sizes and prints no log here.

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
        .layoutPriority(1.0)
        .inspectLayoutProcess("layoutPriority")
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

// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18 (device inferred from the 402 x 778
//   root proposal)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size text: 94.33333333333333 20.333333333333332
// call Text: 402 778, answers 94.33333333333333 20.333333333333332
// prints: subview.containerValues.myContainerValue: nil
// prints: 【Text】proposal size: ProposedViewSize(width: Optional(402.0), height: Optional(778.0))
// prints: 【Text】report size: (94.33333333333333, 20.333333333333332)
// notes: A container value set inside the wrapper does not reach the layout outside it; the
//   key's default is printed.

import SwiftUI

extension ContainerValues {
  @Entry var myContainerValue: Int? = nil
}

struct ContentView: View {
  var body: some View {
    ContainerValueReader {
      Text("Hello, world.")
        .accessibilityIdentifier("text")
        .containerValue(\.myContainerValue, 777)
        .inspectLayoutProcess("Text")
    }
  }
}

private struct ContainerValueReader: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let only = subviews.first else {
      return .zero
    }
    print("subview.containerValues.myContainerValue:", only.containerValues.myContainerValue as Any)
    return only.sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
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

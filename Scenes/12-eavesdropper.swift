// reflow: title "A layout that listens"
// reflow: ask "How wide is the mint view, from 40 to 120, beside the text in 240 points? (points)"
// reflow: answer width of mint
//
// A type of the protocol `Layout` may do nothing but pass on what its parent and its child say to
// each other, and print it. The same happens in Xcode's console.
//
// Try: read the output next to the trace, then wrap another view into `overheard(as:)`.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 10) {
      Text("Hello, world.")
        .overheard(as: "text")
      Color.mint
        .frame(minWidth: 40, maxWidth: 120)
        .accessibilityIdentifier("mint")
        .overheard(as: "mint")
    }
    .overheard(as: "row")
    .frame(width: 240, height: 80)
    .border(.gray)
  }
}

struct Eavesdropper: Layout {
  let name: String

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    print("\(name) is offered \(words(proposal.width)) by \(words(proposal.height))")
    let answer = subviews[0].sizeThatFits(proposal)
    print("\(name) answers \(words(answer.width)) by \(words(answer.height))")
    return answer
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  private func words(_ length: CGFloat?) -> String {
    guard let length else { return "whatever it likes" }
    return length == .infinity ? "no limit" : String(format: "%.1f", length)
  }
}

extension View {
  func overheard(as name: String) -> some View {
    Eavesdropper(name: name) { self }
  }
}

// reflow: title "A reader behind and in front of a view"
// reflow: ask "How wide is the reader in the background?"
// reflow: answer "As wide as the padded text" if width of behind = width of text
// reflow: answer "As wide as the container" if width of behind = width of container
// reflow: answer "10 points" if width of behind = 10
//
// An overlay or background is offered exactly the size of the view it is attached to and can't
// change it. A reader there measures that view without being greedy.
//
// Try: make the text longer. Both marks follow it, and the text never notices them.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Measured from behind and in front")
      .padding(24)
      .accessibilityIdentifier("text")
      .background(HalfFilled())
      .overlay(SizeLabel(), alignment: .topTrailing)
      .border(.gray)
  }
}

/// Fills the lower half of whatever it is attached to.
struct HalfFilled: View {
  var body: some View {
    GeometryReader { proxy in
      Color.orange
        .frame(width: proxy.size.width, height: proxy.size.height / 2)
        .position(x: proxy.size.width / 2, y: proxy.size.height * 3 / 4)
    }
    .accessibilityIdentifier("behind")
  }
}

struct SizeLabel: View {
  var body: some View {
    GeometryReader { proxy in
      Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
        .font(.caption2)
    }
  }
}

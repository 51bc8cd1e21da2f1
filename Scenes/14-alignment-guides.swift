// reflow: title "Guides: what lines up with what"
// reflow: ask "How wide is the stack of bars 120, 80 and 160 wide? (points)"
// reflow: answer width of stack
//
// A stack lines its children up on one guide, each at its own value for it. Changing one child's
// value moves the others as well, and the stack is as wide as all of them then reach.
//
// Try: write `d[.trailing]` instead of `d[.leading] - 40`.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      bar(.red, width: 120)
      bar(.green, width: 80)
        .alignmentGuide(.leading) { d in d[.leading] - 40 }
      bar(.blue, width: 160)
        .alignmentGuide(.leading) { d in d[HorizontalAlignment.center] }
    }
    .accessibilityIdentifier("stack")
    .border(.gray)
  }

  func bar(_ color: Color, width: CGFloat) -> some View {
    color
      .frame(width: width, height: 30)
  }
}

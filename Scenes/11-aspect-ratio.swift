// reflow: title "aspectRatio changes the offer"
// reflow: ask "How wide is the orange rectangle, with a ratio of 1 filling 90 by 180? (points)"
// reflow: answer width of orange
//
// `aspectRatio` doesn't resize a view: it makes its offer the largest (fit) or smallest (fill)
// rectangle of a ratio that fits into or covers what it was offered itself. The view may still
// answer otherwise, as the text does.
//
// Try: exchange fit and fill, or write 1 / 2 as the ratio.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 30) {
      Rectangle()
        .fill(.pink)
        .aspectRatio(1, contentMode: .fit)
        .frame(width: 90, height: 180)
        .border(.primary)

      Rectangle()
        .fill(.orange.opacity(0.5))
        .accessibilityIdentifier("orange")
        .aspectRatio(1, contentMode: .fill)
        .frame(width: 90, height: 180)
        .border(.primary)

      Text("fit")
        .aspectRatio(2 / 3, contentMode: .fit)
        .frame(width: 90, height: 180)
        .border(.primary)
    }
  }
}

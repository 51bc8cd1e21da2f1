// reflow: title "fixedSize asks for the ideal"
// reflow: ask "How wide is the second sentence, in a frame of 110 points?"
// reflow: answer "110 points or less, in several lines" if width of fixed < 110.5
// reflow: answer "As wide as its one line, beyond the frame" if width of fixed > 110.5
//
// Offered 110 points, a text wraps. `fixedSize(horizontal:vertical:)` replaces the offered width by
// nil, which asks for the ideal: one long line, frame or no frame.
//
// Try: allow it two lines with `.lineLimit(2)`, or fix the vertical axis as well.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 40) {
      sentence
        .frame(width: 110, height: 70)
        .border(.red)

      sentence
        .fixedSize(horizontal: true, vertical: false)
        .accessibilityIdentifier("fixed")
        .frame(width: 110, height: 70)
        .border(.red)
    }
  }

  var sentence: some View {
    Text("Nobody told me how wide I am")
      .background(.yellow)
  }
}

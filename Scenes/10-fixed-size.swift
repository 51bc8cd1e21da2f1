// reflow: title "fixedSize asks for the ideal"
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
        .frame(width: 110, height: 70)
        .border(.red)
    }
  }

  var sentence: some View {
    Text("Nobody told me how wide I am")
      .background(.yellow)
  }
}

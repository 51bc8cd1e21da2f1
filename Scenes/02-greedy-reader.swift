// reflow: title "The greedy reader between two texts"
// reflow: ask "When does the stack offer the reader its height?"
// reflow: answer "First, since it wants most" if turn of reader = 1
// reflow: answer "Second, where it stands" if turn of reader = 2
// reflow: answer "Last, after both texts" if turn of reader = 3
//
// A stack serves its least flexible children first. Both texts get what they need, the reader
// takes the rest, however much that is.
//
// Try: give the reader a `.frame(height: 60)` and watch where the freed space goes.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Before the reader")
        .background(.green)

      GeometryReader { proxy in
        Text("As wide as the reader")
          .frame(width: proxy.size.width)
          .background(.cyan)
      }
      .background(.red)
      .accessibilityIdentifier("reader")

      Text("After the reader")
        .background(.yellow)
    }
    .background(.gray)
  }
}

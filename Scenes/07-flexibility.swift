// reflow: title "Who is asked first: flexibility"
// reflow: ask "Which of the three is offered its height first?"
// reflow: answer "Red, the first in the source" if turn of red = 1
// reflow: answer "Blue" if turn of blue = 1
// reflow: answer "Yellow" if turn of yellow = 1
//
// Before a stack gives anything away it asks each child for its minimum (0 proposed) and maximum
// (infinity proposed). The smaller the difference, the earlier the child is served, with an equal
// share of what is left.
//
// Try: step through the trace. The order is blue, yellow, red, whatever the source says.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 10) {
      flexible(.red, from: 10, to: 100)
        .accessibilityIdentifier("red")
      fixed(.blue, side: 100)
        .accessibilityIdentifier("blue")
      flexible(.yellow, from: 50, to: 100)
        .accessibilityIdentifier("yellow")
    }
    .frame(width: 300, height: 500)
    .border(.gray)
  }

  func flexible(_ color: Color, from least: CGFloat, to most: CGFloat) -> some View {
    Rectangle()
      .fill(color)
      .frame(width: 100)
      .frame(minHeight: least, maxHeight: most)
  }

  func fixed(_ color: Color, side: CGFloat) -> some View {
    Rectangle()
      .fill(color)
      .frame(width: side, height: side)
  }
}

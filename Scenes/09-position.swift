// reflow: title "position takes it all"
// reflow: ask "Which of the framed badges keeps more room from its neighbour?"
// reflow: answer "The one with position" if width of positioned > width of shifted
// reflow: answer "The one with offset" if width of positioned < width of shifted
// reflow: answer "Both the same" if width of positioned = width of shifted
//
// `position` puts a view's centre at a point, in a space as big as what it was offered: seen from
// outside, a positioned view is greedy. `offset` only draws it elsewhere and leaves its frame
// alone.
//
// Try: swap `position` and `offset`. Which one pushes the neighbour away?

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 0) {
        badge("position")
          .position(x: 60, y: 30)
          .accessibilityIdentifier("positioned")
          .border(.red)
        badge("neighbour")
      }
      .border(.gray)

      HStack(spacing: 0) {
        badge("offset")
          .offset(x: 20, y: 10)
          .accessibilityIdentifier("shifted")
          .border(.red)
        badge("neighbour")
      }
      .border(.gray)
    }
    .padding()
  }

  func badge(_ text: String) -> some View {
    Text(text)
      .padding(8)
      .background(.yellow)
  }
}

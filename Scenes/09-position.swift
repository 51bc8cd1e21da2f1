// reflow: title "position takes it all"
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
          .border(.red)
        badge("neighbour")
      }
      .border(.gray)

      HStack(spacing: 0) {
        badge("offset")
          .offset(x: 20, y: 10)
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

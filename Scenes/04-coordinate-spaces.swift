// reflow: title "One corner in four coordinate spaces"
// reflow: ask "How far below the corner of the space named column does the reader begin? (points)"
// reflow: answer height of blue
//
// Where is the reader's top leading corner? That depends on who is asked: the reader itself, a
// named ancestor, or the screen.
//
// Try: change the yellow width or the blue height and predict the four answers.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(.yellow)
        .frame(width: 30)

      VStack(spacing: 0) {
        Rectangle()
          .fill(.blue)
          .frame(height: 120)
          .accessibilityIdentifier("blue")

        GeometryReader { proxy in
          VStack(alignment: .leading, spacing: 6) {
            line("local", proxy.frame(in: .local))
            line("column", proxy.frame(in: .named("column")))
            line("row", proxy.frame(in: .named("row")))
            line("global", proxy.frame(in: .global))
          }
          .padding(8)
        }
        .border(.red, width: 4)
      }
      .coordinateSpace(name: "column")
    }
    .coordinateSpace(name: "row")
    .padding()
  }

  func line(_ space: String, _ frame: CGRect) -> some View {
    Text(space + String(format: ": %.0f, %.0f", frame.minX, frame.minY))
  }
}

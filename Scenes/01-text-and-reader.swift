// reflow: title "A text outside and inside a GeometryReader"
// reflow: ask "How high is the reader, the frame with the blue border?"
// reflow: answer "As high as its text" if height of reader = height of greeting
// reflow: answer "All that the text above leaves" if height of reader > height of greeting
// reflow: answer "0: it needs nothing for itself" if height of reader = 0
//
// The same text twice. The first is as big as its words and stands in the middle. The second is
// inside a GeometryReader, which takes all it is offered and puts its content at its top leading
// corner.
//
// Try: make the window wider and taller. Which of the two frames changes?

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 20) {
      greeting
        .accessibilityIdentifier("greeting")
        .background(.yellow)

      GeometryReader { _ in
        greeting
          .background(.mint)
      }
      .accessibilityIdentifier("reader")
      .border(.blue)
    }
  }

  var greeting: some View {
    Text("Hello, layout!")
      .padding()
  }
}

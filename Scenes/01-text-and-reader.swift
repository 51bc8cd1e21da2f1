// reflow: title "A text outside and inside a GeometryReader"
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
        .background(.yellow)

      GeometryReader { _ in
        greeting
          .background(.mint)
      }
      .border(.blue)
    }
  }

  var greeting: some View {
    Text("Hello, layout!")
      .padding()
  }
}

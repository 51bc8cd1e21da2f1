// reflow: title "A ZStack that only listens to its first class"
// reflow: ask "How high is the reader, with a priority below the text's?"
// reflow: answer "As high as the padded text" if height of reader = height of text
// reflow: answer "As high as the stack is offered" if height of reader > height of text
// reflow: answer "Lower than the text" if height of reader < height of text
//
// In a ZStack only the children of the highest layout priority decide the size; the others are
// offered that size. So a reader of lower priority measures its sibling, as a background would.
//
// Try: delete the layoutPriority. The reader is greedy again, and the stack with it.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      GeometryReader { proxy in
        Color.teal
          .frame(width: proxy.size.width, height: proxy.size.height / 3)
          .position(x: proxy.size.width / 2, y: proxy.size.height * 5 / 6)
      }
      .layoutPriority(-1)
      .accessibilityIdentifier("reader")

      Text("My size is the stack's size")
        .padding(32)
        .accessibilityIdentifier("text")
    }
    .border(.purple)
  }
}

// reflow: title "300 offered, 260 taken"
// reflow: ask "How high is the left stack? It is offered 300. (points)"
// reflow: answer height of stack0
//
// Left: red may grow to 250 and blue to 60, yet 40 of the 300 points stay empty. Red is less
// flexible, so it is asked first, with half of 300; it answers its minimum of 200, and blue can't
// use the 100 that are left.
//
// Right: the same with blue asked first. Its priority puts it in front; only red's minimum is kept
// back.
//
// Try: lower red's minimum to 180. Why is the left column full now?

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 20) {
      column(bluePriority: 0)
      column(bluePriority: 1)
    }
    .padding()
  }

  func column(bluePriority: Double) -> some View {
    VStack(spacing: 0) {
      Rectangle()
        .fill(.red)
        .frame(minHeight: 200, maxHeight: 250)
      Rectangle()
        .fill(.blue)
        .frame(minHeight: 0, maxHeight: 60)
        .layoutPriority(bluePriority)
    }
    .accessibilityIdentifier("stack\(Int(bluePriority))")
    .frame(height: 300)
    .border(.primary)
  }
}

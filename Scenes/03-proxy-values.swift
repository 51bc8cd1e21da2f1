// reflow: title "What the proxy says, on screen"
// reflow: ask "How high is the reader?"
// reflow: answer "As high as the texts in it need" if height of reader < proposed height of reader
// reflow: answer "All that it is offered" if height of reader = proposed height of reader
// reflow: answer "10 points, as it has no ideal height" if height of reader = 10
//
// A GeometryReader hands its own size, safe area and frame to its content. Here the content prints
// them; every number follows the container.
//
// Try: pick a phone, then turn it. Which insets change places?

import SwiftUI

struct ContentView: View {
  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 20) {
        Text("Width \(Int(proxy.size.width)), height \(Int(proxy.size.height))")

        Text("A third of the width")
          .frame(width: proxy.size.width / 3)
          .border(.red)

        Text(insets(of: proxy))

        Text(
          String(
            format: "Global corner at %.1f, %.1f", proxy.frame(in: .global).minX,
            proxy.frame(in: .global).minY))
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .accessibilityIdentifier("reader")
  }

  func insets(of proxy: GeometryProxy) -> String {
    let insets = proxy.safeAreaInsets
    let sides = "leading \(Int(insets.leading)), trailing \(Int(insets.trailing))"
    return "Insets: top \(Int(insets.top)), bottom \(Int(insets.bottom)), \(sides)"
  }
}

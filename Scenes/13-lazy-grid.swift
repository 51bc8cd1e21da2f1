// reflow: title "Ten points high: a grid's cells"
// reflow: device iphone-11-pro-max
// reflow: ask "How high is a yellow cell, a reader in the upper grid? (points)"
// reflow: answer height of cell
//
// A lazy grid knows how wide its columns are: (414 - 3 * 8) / 4 = 97.5. It doesn't offer a height,
// and whoever has no ideal height of its own answers 10, shapes and readers alike. A ratio turns
// the width into a height.
//
// Try: make the window wider than 4 * 100 + 3 * 8. Who gets the rest?

import SwiftUI

struct ContentView: View {
  let columns = Array(repeating: GridItem(.flexible(minimum: 50, maximum: 100)), count: 4)

  var body: some View {
    VStack(spacing: 30) {
      LazyVGrid(columns: columns) {
        ForEach(0..<4) { _ in
          GeometryReader { proxy in
            Text("\(String(format: "%.1f", proxy.size.width)) x \(Int(proxy.size.height))")
              .font(.caption2)
          }
          .accessibilityIdentifier("cell")
          .background(.yellow)
        }
      }

      LazyVGrid(columns: columns) {
        ForEach(0..<8) { index in
          RoundedRectangle(cornerRadius: 10)
            .fill(.blue)
            .overlay(Text("\(index)"))
            .aspectRatio(3 / 2, contentMode: .fit)
        }
      }
    }
  }
}

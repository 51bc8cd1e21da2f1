// derived on mac 18 in 200x85
// source: github.com/stackotter/swiftui-layout-edge-cases
// 85 is the stack's own minimum (5+80), yet offered 85 it splits evenly: blue 42.5, orange is
// raised to 80, 122.5 in all. The exact halves are derived.
//
// size blue: 200 42.5
// size orange: 200 80
// size stack: 200 122.5

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue
        .frame(minHeight: 5, maxHeight: 100)
        .accessibilityIdentifier("blue")
      Color.orange
        .frame(minHeight: 80)
        .accessibilityIdentifier("orange")
    }
    .accessibilityIdentifier("stack")
  }
}

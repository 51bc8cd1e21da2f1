// source: https://github.com/stackotter/swiftui-layout-edge-cases
// observed: Apple SwiftUI, macOS window at its minimum height; the author's numbers are
//   rounded (42, about 123)
// confidence: derived
// platform: mac 18
// container: 200x85
// tolerance: 0.01
// size blue: 200 42.5
// size orange: 200 80
// size stack: 200 122.5
// notes: 85 is the stack's own minimum (5+80), yet offered 85 it splits evenly: blue 42.5,
//   orange is raised to 80, 122.5 in all. The exact halves are derived.

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

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame upper: 0 0 200 75
// frame bead: 95 95 10 10
// frame lower: 0 125 200 75
// notes: The rigid bead is served first, the two colors halve the remaining 150.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 20) {
      Color.red
        .accessibilityIdentifier("upper")
      Color.yellow
        .frame(width: 10, height: 10)
        .accessibilityIdentifier("bead")
      Color.blue
        .accessibilityIdentifier("lower")
    }
  }
}

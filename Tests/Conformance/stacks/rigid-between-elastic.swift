// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift
// The rigid bead is served first, the two colors halve the remaining 150.
//
// frame upper: 0 0 200 75
// frame bead: 95 95 10 10
// frame lower: 0 125 200 75

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

// source:
//   https://github.com/TokamakUI/Tokamak/blob/main/Tests/TokamakLayoutTests/StackTests.swift
// observed: PNG equality with real SwiftUI asserted upstream (500x500 host, whether CI ran it
//   is unknown); numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 500x500
// tolerance: 0.01
// frame upper: 0 0 500 250
// frame lower: 0 250 500 250
// notes: Explicit gap of 0: two halves.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Rectangle()
        .fill(Color.black)
        .accessibilityIdentifier("upper")
      Rectangle()
        .fill(Color.gray)
        .accessibilityIdentifier("lower")
    }
  }
}

// source:
//   https://github.com/TokamakUI/Tokamak/blob/main/Tests/TokamakLayoutTests/StackTests.swift
// observed: PNG equality with real SwiftUI asserted upstream (500x500 host, whether CI ran it
//   is unknown); numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 500x500
// tolerance: 0.01
// frame floored: 0 0 500 50
// frame favoured: 0 58 500 442
// notes: The low priority child keeps its minimum of 50, the other gets 500 - 8 - 50.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Rectangle()
        .fill(Color.black)
        .frame(minHeight: 50)
        .accessibilityIdentifier("floored")
      Rectangle()
        .fill(Color.gray)
        .accessibilityIdentifier("favoured")
        .layoutPriority(1)
    }
  }
}

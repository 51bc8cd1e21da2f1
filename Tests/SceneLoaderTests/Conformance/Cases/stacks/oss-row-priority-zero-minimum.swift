// source:
//   https://github.com/TokamakUI/Tokamak/blob/main/Tests/TokamakLayoutTests/StackTests.swift
// observed: PNG equality with real SwiftUI asserted upstream (500x500 host, whether CI ran it
//   is unknown); numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 500x500
// tolerance: 0.01
// frame starved: 0 0 0 500
// frame favoured: 8 0 492 500
// notes: Along the row the low priority child has minimum 0.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Rectangle()
        .fill(Color.black)
        .frame(minHeight: 50)
        .accessibilityIdentifier("starved")
      Rectangle()
        .fill(Color.gray)
        .accessibilityIdentifier("favoured")
        .layoutPriority(1)
    }
  }
}

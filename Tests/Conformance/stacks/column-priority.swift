// parity on ios 18 in 500x500
// source: TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift
// The low priority child keeps its minimum of 50, the other gets 500 - 8 - 50.
//
// frame floored: 0 0 500 50
// frame favoured: 0 58 500 442

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

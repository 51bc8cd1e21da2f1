// parity on ios 18 in 500x500
// source: TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift
// Along the row the low priority child has minimum 0.
//
// frame starved: 0 0 0 500
// frame favoured: 8 0 492 500

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

// parity on ios 18 in 500x500
// source: TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift
// Explicit gap of 0: two halves.
//
// frame upper: 0 0 500 250
// frame lower: 0 250 500 250

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

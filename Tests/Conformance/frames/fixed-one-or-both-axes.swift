// parity on ios 18 in 500x500
// source: TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift
// Three upstream tests in one ZStack, which passes the host proposal on unchanged.
//
// frame width-only: 150 0 200 500
// frame height-only: 0 150 500 200
// frame both: 150 200 200 100

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Rectangle()
        .fill(Color.gray)
        .frame(width: 200)
        .accessibilityIdentifier("width-only")
      Rectangle()
        .fill(Color.black)
        .frame(height: 200)
        .accessibilityIdentifier("height-only")
      Rectangle()
        .fill(Color.red)
        .frame(width: 200, height: 100)
        .accessibilityIdentifier("both")
    }
  }
}

// source:
//   https://github.com/TokamakUI/Tokamak/blob/main/Tests/TokamakLayoutTests/FrameTests.swift
// observed: PNG equality with real SwiftUI asserted upstream (500x500 host, whether CI ran it
//   is unknown); numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 500x500
// tolerance: 0.01
// frame width-only: 150 0 200 500
// frame height-only: 0 150 500 200
// frame both: 150 200 200 100
// notes: Three upstream tests in one ZStack, which passes the host proposal on unchanged.

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

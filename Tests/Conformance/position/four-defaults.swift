// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PositionLayoutUITests.swift
// A missing coordinate is 0; positions are relative to the 100x100 frame.
//
// frame origin: 25 25 50 50
// frame x-only: 75 25 50 50
// frame y-only: 25 75 50 50
// frame both: 75 75 50 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.red
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("origin")
        .position()
      Color.green
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("x-only")
        .position(x: 50)
      Color.blue
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("y-only")
        .position(y: 50)
      Color.black
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("both")
        .position(x: 50, y: 50)
    }
    .frame(width: 100, height: 100)
  }
}

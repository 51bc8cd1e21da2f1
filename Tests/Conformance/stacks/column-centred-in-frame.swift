// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift
// 50 + 8 + 50 centred in a 150 point frame.
//
// frame upper: 75 46 50 50
// frame lower: 75 104 50 50
// frame board: 25 25 150 150

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.red
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("upper")
      Color.blue
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("lower")
    }
    .frame(width: 150, height: 150)
    .background {
      Color.black
        .accessibilityIdentifier("board")
    }
  }
}

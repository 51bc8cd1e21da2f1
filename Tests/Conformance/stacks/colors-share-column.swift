// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift
// Three equal heights of (200 - 16) / 3.
//
// frame first: 0 0 200 61.3333
// frame second: 0 69.3333 200 61.3333
// frame third: 0 138.6667 96 61.3333
// frame fourth: 104 138.6667 96 61.3333
// frame board: 0 0 200 200

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.red
        .accessibilityIdentifier("first")
      Color.blue
        .accessibilityIdentifier("second")
      HStack {
        Color.green
          .accessibilityIdentifier("third")
        Color.yellow
          .accessibilityIdentifier("fourth")
      }
    }
    .background {
      Color.black
        .accessibilityIdentifier("board")
    }
  }
}

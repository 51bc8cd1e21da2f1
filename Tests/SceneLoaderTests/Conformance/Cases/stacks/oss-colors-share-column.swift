// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame first: 0 0 200 61.3333
// frame second: 0 69.3333 200 61.3333
// frame third: 0 138.6667 96 61.3333
// frame fourth: 104 138.6667 96 61.3333
// frame board: 0 0 200 200
// notes: Three equal heights of (200 - 16) / 3.

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

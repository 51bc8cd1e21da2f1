// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame first: 80 20 40 40
// frame second: 80 80 40 40
// frame third: 45 140 40 40
// frame fourth: 115 140 40 40
// frame board: 45 20 110 160
// notes: Explicit gaps of 20 down and 30 across.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 20) {
      Color.red
        .frame(width: 40, height: 40)
        .accessibilityIdentifier("first")
      Color.blue
        .frame(width: 40, height: 40)
        .accessibilityIdentifier("second")
      HStack(spacing: 30) {
        Color.green
          .frame(width: 40, height: 40)
          .accessibilityIdentifier("third")
        Color.yellow
          .frame(width: 40, height: 40)
          .accessibilityIdentifier("fourth")
      }
    }
    .background {
      Color.black
        .accessibilityIdentifier("board")
    }
  }
}

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame upper: 75 46 50 50
// frame lower: 75 104 50 50
// frame board: 25 25 150 150
// notes: 50 + 8 + 50 centred in a 150 point frame.

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

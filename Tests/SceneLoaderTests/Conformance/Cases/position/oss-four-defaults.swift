// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Modifier/PositionLayoutUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame origin: 25 25 50 50
// frame x-only: 75 25 50 50
// frame y-only: 25 75 50 50
// frame both: 75 75 50 50
// notes: A missing coordinate is 0; positions are relative to the 100x100 frame.

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

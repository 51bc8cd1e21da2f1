// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame column: 75 0 50 200
// frame upper: 75 0 50 50
// frame lower: 75 150 50 50
// notes: A Spacer makes the column as tall as the host; its width stays 50.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.red
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("upper")
      Spacer()
      Color.blue
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("lower")
    }
    .accessibilityIdentifier("column")
  }
}

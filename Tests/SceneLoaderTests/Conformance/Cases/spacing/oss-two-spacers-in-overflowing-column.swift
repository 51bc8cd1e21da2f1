// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame first: 75 -25 50 40
// frame second: 75 80 50 40
// frame third: 75 185 50 40
// notes: The frame is 250 tall in a 200 host.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.red
        .frame(width: 50, height: 40)
        .accessibilityIdentifier("first")
      Spacer()
      Color.blue
        .frame(width: 50, height: 40)
        .accessibilityIdentifier("second")
      Spacer()
      Color.green
        .frame(width: 50, height: 40)
        .accessibilityIdentifier("third")
    }
    .frame(width: 80, height: 250)
  }
}

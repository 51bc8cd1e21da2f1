// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame first: -25 75 40 50
// frame second: 80 75 40 50
// frame third: 185 75 40 50
// notes: The frame is 250 wide in a 200 host.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Color.red
        .frame(width: 40, height: 50)
        .accessibilityIdentifier("first")
      Spacer()
      Color.blue
        .frame(width: 40, height: 50)
        .accessibilityIdentifier("second")
      Spacer()
      Color.green
        .frame(width: 40, height: 50)
        .accessibilityIdentifier("third")
    }
    .frame(width: 250, height: 80)
  }
}

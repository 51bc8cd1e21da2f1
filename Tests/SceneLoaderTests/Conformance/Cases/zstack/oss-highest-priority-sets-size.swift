// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame pile: 80 80 40 40
// frame low: 80 50 100 100
// frame plain: 80 70 60 60
// frame high: 80 80 40 40
// frame badge: 90 90 20 20
// notes: Only the highest priority children set the size (40x40); the others overflow.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .leading) {
      Color.blue
        .frame(width: 100, height: 100)
        .accessibilityIdentifier("low")
        .layoutPriority(-0.1)
      Color.red
        .frame(width: 60, height: 60)
        .accessibilityIdentifier("plain")
      Color.green
        .frame(width: 40, height: 40)
        .accessibilityIdentifier("high")
        .layoutPriority(1)
    }
    .accessibilityIdentifier("pile")
    .overlay {
      Color.black
        .frame(width: 20, height: 20)
        .accessibilityIdentifier("badge")
    }
  }
}

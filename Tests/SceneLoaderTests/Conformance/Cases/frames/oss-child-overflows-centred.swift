// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame slot: 30 30 40 40
// frame beam: 10 45 80 10
// notes: A child larger than its frame sticks out evenly on both sides.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .frame(width: 80, height: 10)
      .accessibilityIdentifier("beam")
      .frame(width: 40, height: 40)
      .accessibilityIdentifier("slot")
  }
}

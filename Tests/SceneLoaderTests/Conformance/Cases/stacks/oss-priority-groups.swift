// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x50
// tolerance: 0.01
// frame normal: 0 0 100 50
// frame first: 100 0 80 50
// frame last: 180 0 20 50
// notes: 30 + 20 is reserved: the first is offered 150 and takes 80, the normal one 100, the
//   last its 20.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
        .frame(minWidth: 30)
        .accessibilityIdentifier("normal")
      Color.green
        .frame(maxWidth: 80)
        .accessibilityIdentifier("first")
        .layoutPriority(1)
      Color.blue
        .frame(minWidth: 20)
        .accessibilityIdentifier("last")
        .layoutPriority(-1)
    }
    .frame(width: 200, height: 50)
  }
}

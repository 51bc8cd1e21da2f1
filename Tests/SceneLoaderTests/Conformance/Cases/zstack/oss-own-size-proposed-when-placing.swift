// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Stack/ZStack.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame rigid: 70 80 60 40
// frame elastic: 70 80 60 40
// notes: Measured without a proposal the color is 10x10, but it is placed with the 60x40 of
//   the stack.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.red
        .frame(width: 60, height: 40)
        .accessibilityIdentifier("rigid")
      Color.blue
        .accessibilityIdentifier("elastic")
    }
    .fixedSize()
  }
}

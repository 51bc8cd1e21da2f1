// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame row: 72 25 56 50
// frame elastic: 72 25 0 50
// frame rigid: 80 40 30 20
// frame bounded: 118 25 10 50
// notes: Zero width proposed: every minimum plus the gaps, 0 + 8 + 30 + 8 + 10 = 56.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Color.red
        .accessibilityIdentifier("elastic")
      Color.green
        .frame(width: 30, height: 20)
        .accessibilityIdentifier("rigid")
      Spacer()
      Color.blue
        .frame(minWidth: 10, maxWidth: 40)
        .accessibilityIdentifier("bounded")
    }
    .accessibilityIdentifier("row")
    .frame(width: 0, height: 50)
  }
}

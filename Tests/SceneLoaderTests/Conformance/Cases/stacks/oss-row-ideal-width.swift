// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame row: 67 40 66 20
// frame elastic: 67 40 10 20
// frame rigid: 85 40 30 20
// frame bounded: 123 40 10 20
// notes: No width proposed: each child answers its ideal once. 10 + 8 + 30 + 8 (Spacer) + 10 =
//   66 with no gap beside the Spacer; 20 tall, and 20 is what the flexible children get at
//   placement.

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
    .fixedSize()
  }
}

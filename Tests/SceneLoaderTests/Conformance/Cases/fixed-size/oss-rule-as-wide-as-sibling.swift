// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 300x300
// tolerance: 0.01
// frame column: 90 129.5 120 41
// frame card: 90 129.5 120 40
// frame rule: 90 169.5 120 1
// notes: Common idiom: a one point line becomes as wide as the widest sibling.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red
        .frame(width: 120, height: 40)
        .accessibilityIdentifier("card")
      Color.gray
        .frame(height: 1)
        .accessibilityIdentifier("rule")
    }
    .fixedSize(horizontal: true, vertical: false)
    .accessibilityIdentifier("column")
  }
}

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Geometry/LayoutTraits.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 100x50
// tolerance: 0.01
// frame first: 0 0 40 50
// frame second: 40 0 60 50
// notes: Equal finite flexibility: source order, the minimum does not matter.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
        .frame(minWidth: 10, maxWidth: 40)
        .accessibilityIdentifier("first")
      Color.green
        .frame(minWidth: 60, maxWidth: 90)
        .accessibilityIdentifier("second")
    }
    .frame(width: 100, height: 50)
  }
}

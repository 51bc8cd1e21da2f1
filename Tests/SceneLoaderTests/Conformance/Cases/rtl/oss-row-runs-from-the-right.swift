// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/View/ViewGeometry.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x50
// tolerance: 0.01
// frame row: 45 10 110 30
// frame first: 115 15 40 20
// frame second: 45 10 60 30
// notes: The first child is rightmost.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 10) {
      Color.red
        .frame(width: 40, height: 20)
        .accessibilityIdentifier("first")
      Color.blue
        .frame(width: 60, height: 30)
        .accessibilityIdentifier("second")
    }
    .accessibilityIdentifier("row")
    .environment(\.layoutDirection, .rightToLeft)
  }
}

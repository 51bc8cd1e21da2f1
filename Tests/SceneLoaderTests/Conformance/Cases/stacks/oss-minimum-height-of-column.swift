// source: github:stackotter/swiftui-layout-edge-cases
//   Sources/SwiftUILayoutEdgeCases/SwiftUILayoutEdgeCases.swift
// observed: measured by the author on macOS
// confidence: observed
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame column: 0 7.5 100 85
// frame bounded: 0 7.5 100 5
// frame floored: 0 12.5 100 80
// notes: Zero height proposed: the column reports 5 + 80 = 85. Positions are arithmetic.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue
        .frame(minHeight: 5, maxHeight: 100)
        .accessibilityIdentifier("bounded")
      Color.orange
        .frame(minHeight: 80)
        .accessibilityIdentifier("floored")
    }
    .accessibilityIdentifier("column")
    .frame(width: 100, height: 0)
  }
}

// source: github:objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns
//   SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// observed: objc.io unit test: 1000 random stacks, every child width equal to real SwiftUI;
//   this instance drawn from the test's generator, numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 124x100
// tolerance: 0.01
// frame row: 0 0 124 100
// frame c0: 0 0 24.8 100
// frame c1: 24.8 0 24.8 100
// frame c2: 49.6 0 24.8 100
// frame c3: 74.4 0 24.8 100
// frame c4: 99.2 0 24.8 100
// notes: Positions follow from the widths: the row is centred in its frame.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .accessibilityIdentifier("c0")
      Rectangle()
        .fill(Color.orange)
        .frame(minWidth: 6)
        .accessibilityIdentifier("c1")
      Rectangle()
        .fill(Color.yellow)
        .frame(maxWidth: 29)
        .accessibilityIdentifier("c2")
      Rectangle()
        .fill(Color.green)
        .accessibilityIdentifier("c3")
      Rectangle()
        .fill(Color.blue)
        .frame(minWidth: 8)
        .accessibilityIdentifier("c4")
    }
    .accessibilityIdentifier("row")
    .frame(width: 124, height: 100)
  }
}

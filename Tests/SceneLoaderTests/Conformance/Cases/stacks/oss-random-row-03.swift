// source: github:objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns
//   SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// observed: objc.io unit test: 1000 random stacks, every child width equal to real SwiftUI;
//   this instance drawn from the test's generator, numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 79x100
// tolerance: 0.01
// frame row: -44.5 0 168 100
// frame c0: -44.5 0 32 100
// frame c1: -12.5 0 69 100
// frame c2: 56.5 0 67 100
// notes: Positions follow from the widths: the row is centred in its frame.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .frame(minWidth: 32)
        .accessibilityIdentifier("c0")
      Rectangle()
        .fill(Color.orange)
        .frame(minWidth: 69)
        .accessibilityIdentifier("c1")
      Rectangle()
        .fill(Color.yellow)
        .frame(minWidth: 67)
        .accessibilityIdentifier("c2")
    }
    .accessibilityIdentifier("row")
    .frame(width: 79, height: 100)
  }
}

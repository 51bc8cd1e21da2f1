// source: github:objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns
//   SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// observed: objc.io unit test: 1000 random stacks, every child width equal to real SwiftUI;
//   this instance drawn from the test's generator, numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 110x100
// tolerance: 0.01
// frame row: -10 0 130 100
// frame c0: -10 0 0 100
// frame c1: -10 0 16 100
// frame c2: 6 0 11 100
// frame c3: 17 0 24 100
// frame c4: 41 0 79 100
// notes: Positions follow from the widths: the row is centred in its frame.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .frame(maxWidth: 98)
        .accessibilityIdentifier("c0")
      Rectangle()
        .fill(Color.orange)
        .frame(minWidth: 16, maxWidth: 32)
        .accessibilityIdentifier("c1")
      Rectangle()
        .fill(Color.yellow)
        .frame(width: 11)
        .accessibilityIdentifier("c2")
      Rectangle()
        .fill(Color.green)
        .frame(minWidth: 24, maxWidth: 32)
        .accessibilityIdentifier("c3")
      Rectangle()
        .fill(Color.blue)
        .frame(minWidth: 79, maxWidth: 82)
        .accessibilityIdentifier("c4")
    }
    .accessibilityIdentifier("row")
    .frame(width: 110, height: 100)
  }
}

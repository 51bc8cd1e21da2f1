// source: github:objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns
//   SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// observed: objc.io unit test: 1000 random stacks, every child width equal to real SwiftUI;
//   this instance drawn from the test's generator, numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 86x100
// tolerance: 0.01
// frame row: -65.5 0 217 100
// frame c0: -65.5 0 90 100
// frame c1: 24.5 0 34 100
// frame c2: 58.5 0 9 100
// frame c3: 67.5 0 26 100
// frame c4: 93.5 0 0 100
// frame c5: 93.5 0 58 100
// notes: Positions follow from the widths: the row is centred in its frame.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .frame(minWidth: 90)
        .accessibilityIdentifier("c0")
      Rectangle()
        .fill(Color.orange)
        .frame(minWidth: 34)
        .accessibilityIdentifier("c1")
      Rectangle()
        .fill(Color.yellow)
        .frame(maxWidth: 9)
        .accessibilityIdentifier("c2")
      Rectangle()
        .fill(Color.green)
        .frame(width: 26)
        .accessibilityIdentifier("c3")
      Rectangle()
        .fill(Color.blue)
        .frame(maxWidth: 36)
        .accessibilityIdentifier("c4")
      Rectangle()
        .fill(Color.purple)
        .frame(minWidth: 58, maxWidth: 69)
        .accessibilityIdentifier("c5")
    }
    .accessibilityIdentifier("row")
    .frame(width: 86, height: 100)
  }
}

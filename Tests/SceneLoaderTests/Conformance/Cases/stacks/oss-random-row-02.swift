// source: github:objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns
//   SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// observed: objc.io unit test: 1000 random stacks, every child width equal to real SwiftUI;
//   this instance drawn from the test's generator, numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 233x100
// tolerance: 0.01
// frame row: 0 0 233 100
// frame c0: 0 0 48 100
// frame c1: 48 0 48 100
// frame c2: 96 0 73 100
// frame c3: 169 0 32 100
// frame c4: 201 0 23 100
// frame c5: 224 0 9 100
// notes: Positions follow from the widths: the row is centred in its frame.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .frame(maxWidth: 95)
        .accessibilityIdentifier("c0")
      Rectangle()
        .fill(Color.orange)
        .frame(minWidth: 5, maxWidth: 68)
        .accessibilityIdentifier("c1")
      Rectangle()
        .fill(Color.yellow)
        .frame(minWidth: 73)
        .accessibilityIdentifier("c2")
      Rectangle()
        .fill(Color.green)
        .frame(minWidth: 11, maxWidth: 32)
        .accessibilityIdentifier("c3")
      Rectangle()
        .fill(Color.blue)
        .accessibilityIdentifier("c4")
      Rectangle()
        .fill(Color.purple)
        .frame(width: 9)
        .accessibilityIdentifier("c5")
    }
    .accessibilityIdentifier("row")
    .frame(width: 233, height: 100)
  }
}

// source: github:objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns
//   SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// observed: objc.io unit test: 1000 random stacks, every child width equal to real SwiftUI;
//   this instance drawn from the test's generator, numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 274x100
// tolerance: 0.01
// frame row: 45 0 184 100
// frame c0: 45 0 65 100
// frame c1: 110 0 53 100
// frame c2: 163 0 66 100
// notes: Positions follow from the widths: the row is centred in its frame.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .frame(width: 65)
        .accessibilityIdentifier("c0")
      Rectangle()
        .fill(Color.orange)
        .frame(minWidth: 50, maxWidth: 53)
        .accessibilityIdentifier("c1")
      Rectangle()
        .fill(Color.yellow)
        .frame(maxWidth: 66)
        .accessibilityIdentifier("c2")
    }
    .accessibilityIdentifier("row")
    .frame(width: 274, height: 100)
  }
}

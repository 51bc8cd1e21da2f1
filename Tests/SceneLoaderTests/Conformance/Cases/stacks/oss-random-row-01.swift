// source: github:objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns
//   SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// observed: objc.io unit test: 1000 random stacks, every child width equal to real SwiftUI;
//   this instance drawn from the test's generator, numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 358x100
// tolerance: 0.01
// frame row: 0 0 358 100
// frame c0: 0 0 75 100
// frame c1: 75 0 67 100
// frame c2: 142 0 36 100
// frame c3: 178 0 27 100
// frame c4: 205 0 76.5 100
// frame c5: 281.5 0 76.5 100
// notes: Positions follow from the widths: the row is centred in its frame.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .frame(maxWidth: 75)
        .accessibilityIdentifier("c0")
      Rectangle()
        .fill(Color.orange)
        .frame(minWidth: 15, maxWidth: 67)
        .accessibilityIdentifier("c1")
      Rectangle()
        .fill(Color.yellow)
        .frame(minWidth: 36, maxWidth: 36)
        .accessibilityIdentifier("c2")
      Rectangle()
        .fill(Color.green)
        .frame(width: 27)
        .accessibilityIdentifier("c3")
      Rectangle()
        .fill(Color.blue)
        .frame(minWidth: 21)
        .accessibilityIdentifier("c4")
      Rectangle()
        .fill(Color.purple)
        .frame(minWidth: 8)
        .accessibilityIdentifier("c5")
    }
    .accessibilityIdentifier("row")
    .frame(width: 358, height: 100)
  }
}

// parity on ios 18 in 233x100
// source: objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// Positions follow from the widths: the row is centred in its frame.
//
// frame row: 0 0 233 100
// frame c0: 0 0 48 100
// frame c1: 48 0 48 100
// frame c2: 96 0 73 100
// frame c3: 169 0 32 100
// frame c4: 201 0 23 100
// frame c5: 224 0 9 100

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

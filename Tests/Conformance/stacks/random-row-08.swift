// parity on ios 18 in 110x100
// source: objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// Positions follow from the widths: the row is centred in its frame.
//
// frame row: -10 0 130 100
// frame c0: -10 0 0 100
// frame c1: -10 0 16 100
// frame c2: 6 0 11 100
// frame c3: 17 0 24 100
// frame c4: 41 0 79 100

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

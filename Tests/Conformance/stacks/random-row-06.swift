// parity on ios 18 in 274x100
// source: objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// Positions follow from the widths: the row is centred in its frame.
//
// frame row: 45 0 184 100
// frame c0: 45 0 65 100
// frame c1: 110 0 53 100
// frame c2: 163 0 66 100

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

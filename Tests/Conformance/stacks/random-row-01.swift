// parity on ios 18 in 358x100
// source: objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift
// Positions follow from the widths: the row is centred in its frame.
//
// frame row: 0 0 358 100
// frame c0: 0 0 75 100
// frame c1: 75 0 67 100
// frame c2: 142 0 36 100
// frame c3: 178 0 27 100
// frame c4: 205 0 76.5 100
// frame c5: 281.5 0 76.5 100

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

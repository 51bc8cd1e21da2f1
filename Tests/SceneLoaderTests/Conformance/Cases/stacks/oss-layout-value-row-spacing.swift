// source: github:AcademyIFCE/HStackLayoutWorkshop
//   HStackLayoutWorkshopTests/HStackLayoutWorkshopTests.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 300x200
// tolerance: 0.01
// frame r0: 0 0 94.6667 100
// frame g0: 102.6667 0 94.6667 100
// frame b0: 205.3333 0 94.6667 100
// frame r1: 0 100 93.3333 100
// frame g1: 103.3333 100 93.3333 100
// frame b1: 206.6667 100 93.3333 100
// notes: HStackLayout used as a container, default gap 8 and explicit 10. The upstream test
//   compares with real HStackLayout but ships an unfinished implementation.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStackLayout {
        Color.red
          .accessibilityIdentifier("r0")
        Color.green
          .accessibilityIdentifier("g0")
        Color.blue
          .accessibilityIdentifier("b0")
      }
      .frame(width: 300, height: 100)
      HStackLayout(spacing: 10) {
        Color.red
          .accessibilityIdentifier("r1")
        Color.green
          .accessibilityIdentifier("g1")
        Color.blue
          .accessibilityIdentifier("b1")
      }
      .frame(width: 300, height: 100)
    }
  }
}

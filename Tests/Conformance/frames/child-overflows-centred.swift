// derived on ios 18 in 100x100
// source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift
// A child larger than its frame sticks out evenly on both sides.
//
// frame slot: 30 30 40 40
// frame beam: 10 45 80 10

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .frame(width: 80, height: 10)
      .accessibilityIdentifier("beam")
      .frame(width: 40, height: 40)
      .accessibilityIdentifier("slot")
  }
}

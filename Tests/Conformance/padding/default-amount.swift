// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift
// Default padding is 16 on every edge.
//
// frame chip: 75 85 50 30
// frame plate: 59 69 82 62

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.blue
      .frame(width: 50, height: 30)
      .accessibilityIdentifier("chip")
      .padding()
      .background {
        Color.red
          .accessibilityIdentifier("plate")
      }
  }
}

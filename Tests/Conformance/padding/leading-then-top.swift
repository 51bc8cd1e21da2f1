// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift
// Each background sees only the padding before it.
//
// frame chip: 90 95 50 30
// frame inner-plate: 60 95 80 30
// frame outer-plate: 60 75 80 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.blue
      .frame(width: 50, height: 30)
      .accessibilityIdentifier("chip")
      .padding(.leading, 30)
      .background {
        Color.green
          .accessibilityIdentifier("inner-plate")
      }
      .padding(.top, 20)
      .background {
        Color.red
          .accessibilityIdentifier("outer-plate")
      }
  }
}

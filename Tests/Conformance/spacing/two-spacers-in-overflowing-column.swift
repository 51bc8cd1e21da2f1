// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
// The frame is 250 tall in a 200 host.
//
// frame first: 75 -25 50 40
// frame second: 75 80 50 40
// frame third: 75 185 50 40

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.red
        .frame(width: 50, height: 40)
        .accessibilityIdentifier("first")
      Spacer()
      Color.blue
        .frame(width: 50, height: 40)
        .accessibilityIdentifier("second")
      Spacer()
      Color.green
        .frame(width: 50, height: 40)
        .accessibilityIdentifier("third")
    }
    .frame(width: 80, height: 250)
  }
}

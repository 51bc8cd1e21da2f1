// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
// The frame is 250 wide in a 200 host.
//
// frame first: -25 75 40 50
// frame second: 80 75 40 50
// frame third: 185 75 40 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Color.red
        .frame(width: 40, height: 50)
        .accessibilityIdentifier("first")
      Spacer()
      Color.blue
        .frame(width: 40, height: 50)
        .accessibilityIdentifier("second")
      Spacer()
      Color.green
        .frame(width: 40, height: 50)
        .accessibilityIdentifier("third")
    }
    .frame(width: 250, height: 80)
  }
}

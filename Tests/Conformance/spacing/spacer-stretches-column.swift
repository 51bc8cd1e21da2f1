// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
// A Spacer makes the column as tall as the host; its width stays 50.
//
// frame column: 75 0 50 200
// frame upper: 75 0 50 50
// frame lower: 75 150 50 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.red
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("upper")
      Spacer()
      Color.blue
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("lower")
    }
    .accessibilityIdentifier("column")
  }
}

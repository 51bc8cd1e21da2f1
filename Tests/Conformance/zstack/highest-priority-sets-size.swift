// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift
// Only the highest priority children set the size (40x40); the others overflow.
//
// frame pile: 80 80 40 40
// frame low: 80 50 100 100
// frame plain: 80 70 60 60
// frame high: 80 80 40 40
// frame badge: 90 90 20 20

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .leading) {
      Color.blue
        .frame(width: 100, height: 100)
        .accessibilityIdentifier("low")
        .layoutPriority(-0.1)
      Color.red
        .frame(width: 60, height: 60)
        .accessibilityIdentifier("plain")
      Color.green
        .frame(width: 40, height: 40)
        .accessibilityIdentifier("high")
        .layoutPriority(1)
    }
    .accessibilityIdentifier("pile")
    .overlay {
      Color.black
        .frame(width: 20, height: 20)
        .accessibilityIdentifier("badge")
    }
  }
}

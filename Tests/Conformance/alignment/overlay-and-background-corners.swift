// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift
// Overlay at the top leading, background at the bottom trailing corner of a 200x200 ground.
//
// frame ground: 0 0 200 200
// frame front: 0 0 100 100
// frame behind: 100 100 100 100

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .leading) {
      Color.red
        .frame(width: 200, height: 200)
        .accessibilityIdentifier("ground")
    }
    .overlay(alignment: .topLeading) {
      Color.green
        .frame(width: 100, height: 100)
        .accessibilityIdentifier("front")
    }
    .background(alignment: .bottomTrailing) {
      Color.blue
        .frame(width: 100, height: 100)
        .accessibilityIdentifier("behind")
    }
  }
}

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame ground: 0 0 200 200
// frame front: 0 0 100 100
// frame behind: 100 100 100 100
// notes: Overlay at the top leading, background at the bottom trailing corner of a 200x200
//   ground.

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

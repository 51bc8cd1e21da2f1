// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame fit: 75 75 50 50
// frame fill: 50 50 100 100
// frame board: 0 0 200 200
// notes: Without a ratio the ideal size decides; a Color is 10x10, so 1:1.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.red
        .aspectRatio(contentMode: .fit)
        .accessibilityIdentifier("fit")
        .frame(width: 100, height: 50)
      Color.green
        .aspectRatio(contentMode: .fill)
        .accessibilityIdentifier("fill")
        .frame(width: 50, height: 100)
    }
    .frame(width: 200, height: 200)
    .background {
      Color.blue
        .accessibilityIdentifier("board")
    }
  }
}

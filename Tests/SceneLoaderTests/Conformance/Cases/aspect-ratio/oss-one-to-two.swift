// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame fit: 87.5 75 25 50
// frame fill: 75 50 50 100
// frame board: 50 50 100 100
// notes: Ratio 0.5: 25x50 fits into 100x50, 50x100 exactly fills 50x100.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.red
        .aspectRatio(0.5, contentMode: .fit)
        .accessibilityIdentifier("fit")
        .frame(width: 100, height: 50)
      Color.green
        .aspectRatio(0.5, contentMode: .fill)
        .accessibilityIdentifier("fill")
        .frame(width: 50, height: 100)
    }
    .frame(width: 100, height: 100)
    .background {
      Color.blue
        .accessibilityIdentifier("board")
    }
  }
}

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame first: 41 27 30 30
// frame second: 41 65 40 40
// frame third: 41 113 50 50
// frame fourth: 99 113 60 60
// frame board: 41 27 118 146
// notes: Leading column of 30, 40 and a top aligned row of 50 and 60.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Color.red
        .frame(width: 30, height: 30)
        .accessibilityIdentifier("first")
      Color.blue
        .frame(width: 40, height: 40)
        .accessibilityIdentifier("second")
      HStack(alignment: .top) {
        Color.green
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("third")
        Color.yellow
          .frame(width: 60, height: 60)
          .accessibilityIdentifier("fourth")
      }
    }
    .background {
      Color.black
        .accessibilityIdentifier("board")
    }
  }
}

// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift
// Leading column of 30, 40 and a top aligned row of 50 and 60.
//
// frame first: 41 27 30 30
// frame second: 41 65 40 40
// frame third: 41 113 50 50
// frame fourth: 99 113 60 60
// frame board: 41 27 118 146

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

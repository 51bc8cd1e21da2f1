// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/FrameLayoutUITests.swift
// Maximum-only frames inside a leading column and a top row.
//
// frame column: 75 8 50 126
// frame column-large: 75 8 50 50
// frame column-medium: 75 66 40 30
// frame column-small: 75 104 30 30
// frame row: 32 142 136 50
// frame row-large: 32 142 50 50
// frame row-medium: 90 142 40 30
// frame row-small: 138 142 30 30

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      VStack(alignment: .leading) {
        Color.red
          .frame(maxWidth: 50, maxHeight: 50)
          .accessibilityIdentifier("column-large")
        Color.green
          .frame(maxWidth: 40, maxHeight: 30)
          .accessibilityIdentifier("column-medium")
        Color.blue
          .frame(maxWidth: 30, maxHeight: 30)
          .accessibilityIdentifier("column-small")
      }
      .accessibilityIdentifier("column")
      HStack(alignment: .top) {
        Color.red
          .frame(maxWidth: 50, maxHeight: 50)
          .accessibilityIdentifier("row-large")
        Color.green
          .frame(maxWidth: 40, maxHeight: 30)
          .accessibilityIdentifier("row-medium")
        Color.blue
          .frame(maxWidth: 30, maxHeight: 30)
          .accessibilityIdentifier("row-small")
      }
      .accessibilityIdentifier("row")
    }
  }
}

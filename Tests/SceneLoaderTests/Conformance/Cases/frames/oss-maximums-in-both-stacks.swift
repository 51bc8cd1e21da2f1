// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Stack/FrameLayoutUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame column: 75 8 50 126
// frame column-large: 75 8 50 50
// frame column-medium: 75 66 40 30
// frame column-small: 75 104 30 30
// frame row: 32 142 136 50
// frame row-large: 32 142 50 50
// frame row-medium: 90 142 40 30
// frame row-small: 138 142 30 30
// notes: Maximum-only frames inside a leading column and a top row.

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

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame chip: 90 95 50 30
// frame inner-plate: 60 95 80 30
// frame outer-plate: 60 75 80 50
// notes: Each background sees only the padding before it.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.blue
      .frame(width: 50, height: 30)
      .accessibilityIdentifier("chip")
      .padding(.leading, 30)
      .background {
        Color.green
          .accessibilityIdentifier("inner-plate")
      }
      .padding(.top, 20)
      .background {
        Color.red
          .accessibilityIdentifier("outer-plate")
      }
  }
}

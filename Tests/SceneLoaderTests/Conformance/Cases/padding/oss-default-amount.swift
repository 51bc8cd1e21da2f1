// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame chip: 75 85 50 30
// frame plate: 59 69 82 62
// notes: Default padding is 16 on every edge.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.blue
      .frame(width: 50, height: 30)
      .accessibilityIdentifier("chip")
      .padding()
      .background {
        Color.red
          .accessibilityIdentifier("plate")
      }
  }
}

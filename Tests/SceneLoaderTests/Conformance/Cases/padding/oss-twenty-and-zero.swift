// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame twenty-chip: 75 85 50 30
// frame twenty-plate: 55 65 90 70
// frame zero-chip: 75 85 50 30
// frame zero-plate: 75 85 50 30
// notes: Two upstream tests in one centring ZStack.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.blue
        .frame(width: 50, height: 30)
        .accessibilityIdentifier("twenty-chip")
        .padding(20)
        .background {
          Color.red
            .accessibilityIdentifier("twenty-plate")
        }
      Color.blue
        .frame(width: 50, height: 30)
        .accessibilityIdentifier("zero-chip")
        .padding(0)
        .background {
          Color.red
            .accessibilityIdentifier("zero-plate")
        }
    }
  }
}

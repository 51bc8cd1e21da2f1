// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame upper: 0 52.5 200 30
// frame upper-plate: 0 52.5 200 50
// frame lower: 0 117.5 200 30
// frame lower-plate: 0 102.5 200 45
// notes: Rows of fixed height with bottom and top padding; the backgrounds show the padded
//   rows touching.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue
        .frame(height: 30)
        .accessibilityIdentifier("upper")
        .padding(.bottom, 20)
        .background {
          Color.red
            .accessibilityIdentifier("upper-plate")
        }
      Color.green
        .frame(height: 30)
        .accessibilityIdentifier("lower")
        .padding(.top, 15)
        .background {
          Color.yellow
            .accessibilityIdentifier("lower-plate")
        }
    }
  }
}

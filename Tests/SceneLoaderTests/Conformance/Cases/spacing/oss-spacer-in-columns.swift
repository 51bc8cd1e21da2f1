// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame default-a: 35 0 50 50
// frame default-b: 35 150 50 50
// frame thirty-a: 115 20 50 50
// frame thirty-b: 115 130 50 50
// notes: Two upstream tests side by side.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      VStack {
        Color.red
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("default-a")
        Spacer()
        Color.blue
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("default-b")
      }
      .frame(width: 80, height: 200)
      VStack {
        Color.red
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("thirty-a")
        Spacer(minLength: 30)
        Color.blue
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("thirty-b")
      }
      .frame(width: 80, height: 160)
    }
  }
}

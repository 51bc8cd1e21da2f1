// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x150
// tolerance: 0.01
// frame fifty-a: 10 0 50 50
// frame fifty-b: 140 0 50 50
// frame zero-a: 20 50 80 50
// frame zero-b: 100 50 80 50
// frame hundred-a: 0 100 30 50
// frame hundred-b: 170 100 30 50
// notes: Three upstream tests as three rows of different width.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Color.red
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("fifty-a")
        Spacer(minLength: 50)
        Color.blue
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("fifty-b")
      }
      .frame(width: 180, height: 50)
      HStack {
        Color.red
          .frame(width: 80, height: 50)
          .accessibilityIdentifier("zero-a")
        Spacer(minLength: 0)
        Color.blue
          .frame(width: 80, height: 50)
          .accessibilityIdentifier("zero-b")
      }
      .frame(width: 160, height: 50)
      HStack {
        Color.red
          .frame(width: 30, height: 50)
          .accessibilityIdentifier("hundred-a")
        Spacer(minLength: 100)
        Color.blue
          .frame(width: 30, height: 50)
          .accessibilityIdentifier("hundred-b")
      }
      .frame(width: 200, height: 50)
    }
  }
}

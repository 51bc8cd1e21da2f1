// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
// Two upstream tests side by side.
//
// frame default-a: 35 0 50 50
// frame default-b: 35 150 50 50
// frame thirty-a: 115 20 50 50
// frame thirty-b: 115 130 50 50

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

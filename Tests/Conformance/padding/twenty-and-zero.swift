// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift
// Two upstream tests in one centring ZStack.
//
// frame twenty-chip: 75 85 50 30
// frame twenty-plate: 55 65 90 70
// frame zero-chip: 75 85 50 30
// frame zero-plate: 75 85 50 30

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

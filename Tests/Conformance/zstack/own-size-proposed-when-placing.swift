// derived on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/ZStack.swift
// Measured without a proposal the color is 10x10, but it is placed with the 60x40 of the stack.
//
// frame rigid: 70 80 60 40
// frame elastic: 70 80 60 40

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.red
        .frame(width: 60, height: 40)
        .accessibilityIdentifier("rigid")
      Color.blue
        .accessibilityIdentifier("elastic")
    }
    .fixedSize()
  }
}

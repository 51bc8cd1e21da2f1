// derived on ios 18 in 200x100
// source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
// Zero width proposed: every minimum plus the gaps, 0 + 8 + 30 + 8 + 10 = 56.
//
// frame row: 72 25 56 50
// frame elastic: 72 25 0 50
// frame rigid: 80 40 30 20
// frame bounded: 118 25 10 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Color.red
        .accessibilityIdentifier("elastic")
      Color.green
        .frame(width: 30, height: 20)
        .accessibilityIdentifier("rigid")
      Spacer()
      Color.blue
        .frame(minWidth: 10, maxWidth: 40)
        .accessibilityIdentifier("bounded")
    }
    .accessibilityIdentifier("row")
    .frame(width: 0, height: 50)
  }
}

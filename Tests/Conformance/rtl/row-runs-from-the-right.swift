// derived on ios 18 in 200x50
// source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/View/ViewGeometry.swift
// The first child is rightmost.
//
// frame row: 45 10 110 30
// frame first: 115 15 40 20
// frame second: 45 10 60 30

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 10) {
      Color.red
        .frame(width: 40, height: 20)
        .accessibilityIdentifier("first")
      Color.blue
        .frame(width: 60, height: 30)
        .accessibilityIdentifier("second")
    }
    .accessibilityIdentifier("row")
    .environment(\.layoutDirection, .rightToLeft)
  }
}

// derived on ios 18 in 100x50
// source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Geometry/LayoutTraits.swift
// Equal finite flexibility: source order, the minimum does not matter.
//
// frame first: 0 0 40 50
// frame second: 40 0 60 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
        .frame(minWidth: 10, maxWidth: 40)
        .accessibilityIdentifier("first")
      Color.green
        .frame(minWidth: 60, maxWidth: 90)
        .accessibilityIdentifier("second")
    }
    .frame(width: 100, height: 50)
  }
}

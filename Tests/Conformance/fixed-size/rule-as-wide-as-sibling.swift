// derived on ios 18 in 300x300
// source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
// Common idiom: a one point line becomes as wide as the widest sibling.
//
// frame column: 90 129.5 120 41
// frame card: 90 129.5 120 40
// frame rule: 90 169.5 120 1

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red
        .frame(width: 120, height: 40)
        .accessibilityIdentifier("card")
      Color.gray
        .frame(height: 1)
        .accessibilityIdentifier("rule")
    }
    .fixedSize(horizontal: true, vertical: false)
    .accessibilityIdentifier("column")
  }
}

// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/InsetViewModifierUITests.swift
// Each bar keeps the default gap of 8 to what it insets; later bars span the earlier ones.
//
// frame field: 18 28 144 124
// frame leading-bar: 0 28 10 124
// frame top-bar: 0 0 162 20
// frame trailing-bar: 170 0 30 152
// frame bottom-bar: 0 160 200 40

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .accessibilityIdentifier("field")
      .safeAreaInset(edge: .leading) {
        Color.green
          .frame(width: 10)
          .accessibilityIdentifier("leading-bar")
      }
      .safeAreaInset(edge: .top) {
        Color.blue
          .frame(height: 20)
          .accessibilityIdentifier("top-bar")
      }
      .safeAreaInset(edge: .trailing) {
        Color.gray
          .frame(width: 30)
          .accessibilityIdentifier("trailing-bar")
      }
      .safeAreaInset(edge: .bottom) {
        Color.yellow
          .frame(height: 40)
          .accessibilityIdentifier("bottom-bar")
      }
  }
}

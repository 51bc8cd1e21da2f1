// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Modifier/InsetViewModifierUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame field: 18 28 144 124
// frame leading-bar: 0 28 10 124
// frame top-bar: 0 0 162 20
// frame trailing-bar: 170 0 30 152
// frame bottom-bar: 0 160 200 40
// notes: Each bar keeps the default gap of 8 to what it insets; later bars span the earlier
//   ones.

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

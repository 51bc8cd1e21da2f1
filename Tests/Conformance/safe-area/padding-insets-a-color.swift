// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/InsetViewModifierUITests.swift
// Layout frame of the color: the host minus the four insets.
//
// frame field: 20 10 140 160

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .accessibilityIdentifier("field")
      .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
  }
}

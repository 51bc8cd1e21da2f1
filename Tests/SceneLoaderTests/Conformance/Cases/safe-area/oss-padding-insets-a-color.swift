// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Modifier/InsetViewModifierUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame field: 20 10 140 160
// notes: Layout frame of the color: the host minus the four insets.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .accessibilityIdentifier("field")
      .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
  }
}

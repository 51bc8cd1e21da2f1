// source: https://github.com/ralfebert/swiftui-garden@a39db47f
//   SwiftUIGardenTests/__Snapshots__/SwiftUIGardenTests/buttonStyles.bordered.png,
//   SwiftUIGardenTests/SwiftUIGardenTests.swift
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26, September 2025), default type size, 3x
// confidence: observed
// platform: ios 26
// container: 150x70
// tolerance: 0.5
// frame button: 34 18 82 34.33
// notes: The capsule's edges by their colour.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Button("Roll", systemImage: "dice") {}
      .buttonStyle(.bordered)
      .accessibilityIdentifier("button")
      .frame(width: 150, height: 70)
  }
}

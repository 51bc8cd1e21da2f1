// source: https://github.com/ralfebert/swiftui-garden@a39db47f
//   SwiftUIGardenTests/__Snapshots__/SwiftUIGardenTests/fontStyles.body.png,
//   SwiftUIGardenTests/SwiftUIGardenTests.swift
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26, September 2025), default type size, 3x
// confidence: observed
// platform: ios 26
// container: 250x70
// tolerance: 1
// frame text: any 25.04 80.01 any
// notes: The width is by the ink at the right end; the ink of its t is known to about a point at
//   28 and more.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text(".body 17pt")
      .font(.body)
      .accessibilityIdentifier("text")
      .frame(width: 250, height: 70, alignment: .leading)
  }
}

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 300x200
// tolerance: 0.01
// frame offered-30: 135 20 30 60
// frame unspecified: 110 120 80 60
// notes: Both bounds: the clamped proposal, whatever the child says (30 although the child is
//   60). No proposal: the child clamped into 80...100.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red
        .frame(width: 60, height: 60)
        .frame(minWidth: 0, maxWidth: .infinity)
        .accessibilityIdentifier("offered-30")
        .frame(width: 30, height: 100)
      Color.red
        .frame(width: 60, height: 60)
        .frame(minWidth: 80, maxWidth: 100)
        .accessibilityIdentifier("unspecified")
        .fixedSize(horizontal: true, vertical: false)
        .frame(height: 100)
    }
  }
}

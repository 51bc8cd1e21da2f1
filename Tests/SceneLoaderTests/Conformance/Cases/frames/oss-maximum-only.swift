// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 500x400
// tolerance: 0.01
// frame offered-150: 175 20 150 60
// frame offered-500: 150 120 200 60
// frame below-child: 230 220 40 60
// frame unspecified: 220 320 60 60
// notes: Expands to the proposal up to the maximum; a maximum below the child wins; with no
//   proposed width an infinite maximum leaves the child size.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red
        .frame(width: 60, height: 60)
        .frame(maxWidth: 200)
        .accessibilityIdentifier("offered-150")
        .frame(width: 150, height: 100)
      Color.red
        .frame(width: 60, height: 60)
        .frame(maxWidth: 200)
        .accessibilityIdentifier("offered-500")
        .frame(width: 500, height: 100)
      Color.red
        .frame(width: 60, height: 60)
        .frame(maxWidth: 40)
        .accessibilityIdentifier("below-child")
        .frame(width: 500, height: 100)
      Color.red
        .frame(width: 60, height: 60)
        .frame(maxWidth: .infinity)
        .accessibilityIdentifier("unspecified")
        .fixedSize()
        .frame(height: 100)
    }
  }
}

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI, Layout/Modifier/PaddingLayout.swift and
//   FrameLayout.swift
// observed: not recorded; derived from the reverse-engineered rule
// confidence: derived
// platform: ios 18
// container: 390x400
// tolerance: 0.01
// frame paddedA: 0 173.833 191 52.333
// frame paddedB: 199 173.833 191 52.333
// notes:
//   Padding with an inset and a frame reset the distance of their edges: a spacer at the edge of the
//   stack within counts for nothing, so that the two stand 8 apart.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      HStack {
        Spacer()
        Text("A")
        Spacer()
      }
      .padding()
      .accessibilityIdentifier("paddedA")
      HStack {
        Spacer()
        Text("B")
        Spacer()
      }
      .padding()
      .accessibilityIdentifier("paddedB")
    }
  }
}

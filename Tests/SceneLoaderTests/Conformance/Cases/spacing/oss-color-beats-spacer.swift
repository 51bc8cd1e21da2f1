// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Separator/Spacer.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 100x50
// tolerance: 0.01
// frame elastic: 0 0 92 50
// notes: A Spacer has the lowest priority: the color gets all but the Spacer minimum of 8.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Color.red
        .accessibilityIdentifier("elastic")
      Spacer()
    }
    .frame(width: 100, height: 50)
  }
}

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame rim: 40 40 20 20
// notes: A row without children is 0x0, so only the padding is left.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
    }
    .padding(10)
    .accessibilityIdentifier("rim")
  }
}

// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Shape/Shapes.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame disc: 45 45 10 10
// notes: A missing width becomes 10 before the smaller side is taken: 10x10 under (nil, 50).

import SwiftUI

struct ContentView: View {
  var body: some View {
    Circle()
      .accessibilityIdentifier("disc")
      .fixedSize(horizontal: true, vertical: false)
      .frame(height: 50)
  }
}

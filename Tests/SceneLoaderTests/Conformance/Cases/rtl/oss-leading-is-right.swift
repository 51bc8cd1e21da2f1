// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/View/ViewGeometry.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame moved: 120 20 50 20
// frame upper: 0 10 200 40
// frame lower: 0 50 200 40
// frame badge: 190 50 10 10
// notes: Leading padding, leading alignment and a top leading overlay all count from the right
//   edge.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red
        .frame(width: 50, height: 20)
        .accessibilityIdentifier("moved")
        .padding(.leading, 30)
        .frame(width: 200, height: 40, alignment: .leading)
        .accessibilityIdentifier("upper")
      Color.blue
        .frame(width: 50, height: 20)
        .frame(width: 200, height: 40, alignment: .trailing)
        .accessibilityIdentifier("lower")
        .overlay(alignment: .topLeading) {
          Color.black
            .frame(width: 10, height: 10)
            .accessibilityIdentifier("badge")
        }
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

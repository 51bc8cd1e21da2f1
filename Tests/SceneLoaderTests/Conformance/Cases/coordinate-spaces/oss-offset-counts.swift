// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/View/ViewTransform.swift
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame gauge: 25 15 25 15
// notes: An offset outside the reader shifts its frame in the named space by (25, 15) and
//   moves its content by the same.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.gray
      GeometryReader { proxy in
        Color.red
          .frame(
            width: proxy.frame(in: .named("stage")).minX,
            height: proxy.frame(in: .named("stage")).minY
          )
          .accessibilityIdentifier("gauge")
      }
      .frame(width: 60, height: 60)
      .offset(x: 25, y: 15)
    }
    .coordinateSpace(.named("stage"))
  }
}

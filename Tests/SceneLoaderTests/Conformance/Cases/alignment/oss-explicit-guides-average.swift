// source: https://developer.apple.com/documentation/swiftui/alignmentid ;
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Tests/OpenSwiftUICoreTests/Layout/Alignment/AlignmentGuideTests.swift
// observed: averaging is documented by Apple, the sample values 1, 3, 5 are from an
//   OpenSwiftUI test; model of the rule
// confidence: derived
// platform: ios 18
// container: 30x20
// tolerance: 0.01
// frame pile: 0 0 20 20
// frame pointer: 20 3 10 10
// notes: A container with explicit values 1, 3, 5 and two children without one has the guide
//   3, so the pointer sits 3 below the top.

import SwiftUI

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height / 2
  }
}

extension VerticalAlignment {
  static let mark = VerticalAlignment(Mark.self)
}

struct ContentView: View {
  var body: some View {
    HStack(alignment: .mark, spacing: 0) {
      ZStack(alignment: .topLeading) {
        Color.red
          .frame(width: 20, height: 20)
          .accessibilityIdentifier("a")
          .alignmentGuide(.mark) { _ in 1 }
        Color.green
          .frame(width: 20, height: 20)
          .accessibilityIdentifier("b")
          .alignmentGuide(.mark) { _ in 3 }
        Color.blue
          .frame(width: 20, height: 20)
          .accessibilityIdentifier("c")
          .alignmentGuide(.mark) { _ in 5 }
        Color.gray
          .frame(width: 20, height: 20)
          .accessibilityIdentifier("d")
        Color.black
          .frame(width: 20, height: 20)
          .accessibilityIdentifier("e")
      }
      .accessibilityIdentifier("pile")
      Color.orange
        .frame(width: 10, height: 10)
        .accessibilityIdentifier("pointer")
        .alignmentGuide(.mark) { _ in 0 }
    }
  }
}

// source: https://developer.apple.com/documentation/swiftui/alignment/leadingfirsttextbaseline
// observed: Apple's picture of a Grid of four texts, with an overlay at its upper texts' baseline
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame table: 55 30 70 40
// frame a: 55 30 40 20
// frame b: 95 30 30 20
// frame c: 55 50 40 20
// frame side: 125 35 20 10
// frame mark: 55 56 8 8
// notes: The first baselines are 15, 10 and 20 + 4 below the grid's top, so its own is 10, and the view at its side with
// notes: a baseline of 5 stands 5 below the top. Its last baseline is that of c, 20 + 12; the mark's is 6.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
            .frame(width: 40, height: 20)
            .accessibilityIdentifier("a")
            .alignmentGuide(.firstTextBaseline) { _ in 15 }
          Color.green
            .frame(width: 30, height: 20)
            .accessibilityIdentifier("b")
            .alignmentGuide(.firstTextBaseline) { _ in 10 }
        }
        GridRow {
          Color.orange
            .frame(width: 40, height: 20)
            .accessibilityIdentifier("c")
            .alignmentGuide(.firstTextBaseline) { _ in 4 }
            .alignmentGuide(.lastTextBaseline) { _ in 12 }
        }
      }
      .accessibilityIdentifier("table")
      .overlay(alignment: .leadingLastTextBaseline) {
        Color.blue
          .frame(width: 8, height: 8)
          .accessibilityIdentifier("mark")
          .alignmentGuide(.lastTextBaseline) { _ in 6 }
      }
      Color.purple
        .frame(width: 20, height: 10)
        .accessibilityIdentifier("side")
        .alignmentGuide(.firstTextBaseline) { _ in 5 }
    }
  }
}

// source: https://developer.apple.com/documentation/swiftui/grid
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame table: 55 20 90 60
// frame a: 55 30 40 20
// frame b: 95 20 50 40
// frame c: 55 70 40 10
// frame d: 95 60 50 10
// notes: Baselines 5 and 15 below the tops: a begins 10 below b, and the row is as high as b. In the second row they are
// notes: 0 and 10 below: c begins 10 below d, and the row is 20 high.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red
          .frame(width: 40, height: 20)
          .accessibilityIdentifier("a")
          .alignmentGuide(.firstTextBaseline) { _ in 5 }
        Color.green
          .frame(width: 50, height: 40)
          .accessibilityIdentifier("b")
          .alignmentGuide(.firstTextBaseline) { _ in 15 }
      }
      GridRow {
        Color.orange
          .frame(width: 40, height: 10)
          .accessibilityIdentifier("c")
          .alignmentGuide(.firstTextBaseline) { _ in 0 }
        Color.purple
          .frame(width: 50, height: 10)
          .accessibilityIdentifier("d")
          .alignmentGuide(.firstTextBaseline) { _ in 10 }
      }
    }
    .accessibilityIdentifier("table")
  }
}

// source: https://developer.apple.com/documentation/swiftui/alignmentid
// observed: Apple documentation
// confidence: observed
// platform: ios 18
// container: 302x200
// tolerance: 0.01
// frame row: 0 30 302 140
// frame short: 0 70 100 60
// frame tall: 101 50 100 120
// frame medium: 202 30 100 90
// notes: Guide values 20, 40 and an explicit 60: the row grows to 140.

import SwiftUI

private enum UpperThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height / 3
  }
}

extension VerticalAlignment {
  static let upperThird = VerticalAlignment(UpperThird.self)
}

struct ContentView: View {
  var body: some View {
    HStack(alignment: .upperThird, spacing: 1) {
      Color.blue
        .frame(height: 60)
        .accessibilityIdentifier("short")
      Color.blue
        .frame(height: 120)
        .accessibilityIdentifier("tall")
      Color.blue
        .frame(height: 90)
        .accessibilityIdentifier("medium")
        .alignmentGuide(.upperThird) { d in 2 * d.height / 3 }
    }
    .accessibilityIdentifier("row")
  }
}

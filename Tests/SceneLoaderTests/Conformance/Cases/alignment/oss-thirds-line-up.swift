// source: https://developer.apple.com/documentation/swiftui/alignmentid
// observed: Apple documentation
// confidence: observed
// platform: ios 18
// container: 302x200
// tolerance: 0.01
// frame row: 0 40 302 120
// frame short: 0 60 100 60
// frame tall: 101 40 100 120
// frame medium: 202 50 100 90
// notes: The page shows columns of 60, 120 and 90 with their upper thirds in line; plain
//   colors here. Offsets are arithmetic from guide values 20, 40, 30.

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
    }
    .accessibilityIdentifier("row")
  }
}

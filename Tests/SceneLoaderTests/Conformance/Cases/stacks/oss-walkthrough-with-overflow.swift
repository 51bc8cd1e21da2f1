// source: github:AcademyIFCE/HStackLayoutWorkshop README.md
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 150x100
// tolerance: 0.01
// frame row: -22.5 0 195 100
// frame floored: -22.5 0 100 100
// frame rigid: 85 0 30 100
// frame capped: 122.5 0 50 100
// notes: Order of service: rigid 30 of 45, capped 50 of 52.5, floored 100 of 55. The README
//   has one slip in an x value; these are recomputed.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 7.5) {
      Color.red
        .frame(minWidth: 100)
        .accessibilityIdentifier("floored")
      Color.green
        .frame(width: 30)
        .accessibilityIdentifier("rigid")
      Color.blue
        .frame(maxWidth: 50)
        .accessibilityIdentifier("capped")
    }
    .accessibilityIdentifier("row")
    .frame(width: 150, height: 100)
  }
}

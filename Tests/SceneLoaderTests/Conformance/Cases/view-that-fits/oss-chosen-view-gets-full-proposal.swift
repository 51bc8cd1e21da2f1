// source: https://developer.apple.com/documentation/swiftui/viewthatfits
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x100
// tolerance: 0.01
// frame elastic: 0 40 200 20
// notes: Chosen by its ideal width of 150, then laid out with the original 200.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Color.red
        .frame(minWidth: 50, idealWidth: 150, maxWidth: .infinity)
        .frame(height: 20)
        .accessibilityIdentifier("elastic")
      Color.blue
        .frame(width: 40, height: 20)
        .accessibilityIdentifier("tiny")
    }
  }
}

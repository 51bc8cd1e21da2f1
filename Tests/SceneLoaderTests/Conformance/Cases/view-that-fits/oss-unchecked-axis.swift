// source: https://developer.apple.com/documentation/swiftui/viewthatfits
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// frame flat: -25 20 150 60
// notes: Only the height is checked: 60 fits into 100 although 150 is wider than the host.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      Color.red
        .frame(width: 150, height: 200)
        .accessibilityIdentifier("tall")
      Color.green
        .frame(width: 150, height: 60)
        .accessibilityIdentifier("flat")
      Color.blue
        .frame(width: 40, height: 20)
        .accessibilityIdentifier("tiny")
    }
  }
}

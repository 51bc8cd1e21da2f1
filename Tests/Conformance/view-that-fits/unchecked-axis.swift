// derived on ios 18 in 100x100
// source: developer.apple.com/documentation/swiftui/viewthatfits
// Only the height is checked: 60 fits into 100 although 150 is wider than the host.
//
// frame flat: -25 20 150 60

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

// observed on ios 18 in iphone-16-pro
// source: Article on the layout process inspector
// 17 points, widths and heights rounded up to thirds of a point.
//
// size text: 94.33333333333333 20.333333333333332

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
  }
}

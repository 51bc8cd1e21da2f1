// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size text: 94.33333333333333 20.333333333333332
// notes: 17 points, widths and heights rounded up to thirds of a point.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
  }
}

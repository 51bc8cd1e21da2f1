// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size text: 94.33333333333333 20.333333333333332
// size padded: 114.33333333333333 40.33333333333333
// notes: The child's size plus 10 on every side.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
      .padding(10)
      .accessibilityIdentifier("padded")
  }
}

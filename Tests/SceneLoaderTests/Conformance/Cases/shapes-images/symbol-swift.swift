// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size rigid: 22.000000000000004 18.666666666666668
// notes: Not resizable: the article gives this size in a comment.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Image(systemName: "swift")
      .accessibilityIdentifier("rigid")
  }
}

// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size ideal: 18.666667938232422 16.666667938232422
// notes: The answer of the resizable symbol to nil x nil in the article's log.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Image(systemName: "swift")
      .resizable()
      .accessibilityIdentifier("ideal")
      .fixedSize()
  }
}

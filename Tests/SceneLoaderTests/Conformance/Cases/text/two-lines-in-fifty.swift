// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size text: 47.666666666666664 42.33333333333333
// size box: 50 50
// notes: Wraps after the comma; 20.333 + 22.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world.")
      .accessibilityIdentifier("text")
      .frame(width: 50, height: 50)
      .accessibilityIdentifier("box")
  }
}

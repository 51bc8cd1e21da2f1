// source: https://fatbobman.com/en/posts/mastering-viewthatfits/
// observed: Apple SwiftUI, iPhone, iOS 16 era
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.01
// size chosen: 10 23
// notes: Observed: in 10 points "Hi" is shown, the last one, though it does not fit. The fixed
//   height of each choice (21, 22, 23), added here, tells which was taken: 23.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("Hello Beautiful World")
        .frame(height: 21)
      Text("Hello World")
        .frame(height: 22)
      Text("Hi")
        .frame(height: 23)
    }
    .frame(width: 10)
    .accessibilityIdentifier("chosen")
  }
}

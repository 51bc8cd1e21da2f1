// source: https://fatbobman.com/zh/posts/safeArea/
// observed: Apple SwiftUI, iPhone 13 Pro portrait, iOS 15 era
// confidence: derived
// platform: ios 18
// container: iphone-13-pro
// tolerance: 0.01
// size innerTop: 10 10
// size innerBottom: 10 10
// notes: Derived from safe-area/navigation-root-and-text by leaving the navigation view out: a
//   view that touches no unsafe edge reads zero insets (markers are 10 + inset).

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Hello")
        .background {
          GeometryReader { proxy in
            Color.red
              .frame(
                width: 10 + proxy.safeAreaInsets.leading, height: 10 + proxy.safeAreaInsets.top
              )
              .accessibilityIdentifier("innerTop")
            Color.red
              .frame(
                width: 10 + proxy.safeAreaInsets.trailing, height: 10 + proxy.safeAreaInsets.bottom
              )
              .accessibilityIdentifier("innerBottom")
          }
        }
    }
  }
}

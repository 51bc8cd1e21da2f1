// source: https://fatbobman.com/zh/posts/safeArea/
// observed: Apple SwiftUI, iPhone 13 Pro portrait, iOS 15 era
// confidence: observed
// platform: ios 18
// container: iphone-13-pro
// tolerance: 0.01
// size top: 10 47
// size leading: 0 10
// size bottom: 10 34
// size trailing: 0 10
// size innerTop: 10 10
// size innerBottom: 10 10
// notes: Behind the navigation view 47/34; behind the text, which touches no unsafe edge, all
//   zero (markers are 10 + inset).

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
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
                  width: 10 + proxy.safeAreaInsets.trailing,
                  height: 10 + proxy.safeAreaInsets.bottom
                )
                .accessibilityIdentifier("innerBottom")
            }
          }
      }
    }
    .background {
      GeometryReader { proxy in
        Color.red
          .frame(width: 10, height: proxy.safeAreaInsets.top)
          .accessibilityIdentifier("top")
        Color.green
          .frame(width: proxy.safeAreaInsets.leading, height: 10)
          .accessibilityIdentifier("leading")
        Color.blue
          .frame(width: 10, height: proxy.safeAreaInsets.bottom)
          .accessibilityIdentifier("bottom")
        Color.orange
          .frame(width: proxy.safeAreaInsets.trailing, height: 10)
          .accessibilityIdentifier("trailing")
      }
    }
  }
}

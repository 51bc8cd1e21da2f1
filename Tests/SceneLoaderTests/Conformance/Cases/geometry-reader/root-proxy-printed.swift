// source: post on GeometryReader and LazyVGrid, October 2021
// observed: Apple SwiftUI, 414 x 896 iPhone with 44/34 insets, iOS 15 era (October 2021 post)
// confidence: derived
// platform: ios 15
// container: iphone-11-pro-max
// tolerance: 0.01
// size reader: 414 818
// prints: proxy: 414.0 x 818.0
// notes: Same value as geometry-reader/root-proxy-414. Derived: printing once from onAppear is
//   this case's wording; the post shows the two numbers in a table.

import SwiftUI

struct ContentView: View {
  var body: some View {
    GeometryReader { proxy in
      Color.clear
        .onAppear {
          print("proxy: \(proxy.size.width) x \(proxy.size.height)")
        }
    }
    .accessibilityIdentifier("reader")
  }
}

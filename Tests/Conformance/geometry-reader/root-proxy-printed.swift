// derived on ios 15 in iphone-11-pro-max
// source: Article on GeometryReader in lazy grids (2021)
// Same value as geometry-reader/root-proxy-414. Derived: printing once from onAppear is this
// case's wording; the post shows the two numbers in a table.
//
// size reader: 414 818
// prints: proxy: 414.0 x 818.0

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

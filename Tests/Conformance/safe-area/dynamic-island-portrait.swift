// derived on ios 18 in iphone-15
// source: http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation
// Printed UIEdgeInsets; a SwiftUI root reads the same.
//
// size top: 10 59
// size bottom: 10 34

import SwiftUI

struct ContentView: View {
  var body: some View {
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

// source: http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation
// observed: UIKit, 59-point iPhone (14 Pro / 15 class) portrait; printed insets
// confidence: derived
// platform: ios 18
// container: iphone-15
// tolerance: 0.01
// size top: 10 59
// size bottom: 10 34
// notes: Printed UIEdgeInsets; a SwiftUI root reads the same.

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

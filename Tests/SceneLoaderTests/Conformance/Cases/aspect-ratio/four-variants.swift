// source: article on LayoutProcessInspector
// observed: Apple SwiftUI, iPhone 16 Pro class, 3x, iOS 18
// confidence: observed
// platform: ios 18
// container: 700x700
// tolerance: 0.01
// size oneFit: 300 300
// size oneFill: 600 600
// size halfFit: 300 600
// size halfFill: 600 1200
// notes: The four logged answers; each variant keeps its own fixed frame, so putting them in
//   one ZStack changes nothing.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Rectangle()
        .aspectRatio(1, contentMode: .fit)
        .accessibilityIdentifier("oneFit")
        .frame(width: 300, height: 600)
      Rectangle()
        .aspectRatio(1, contentMode: .fill)
        .accessibilityIdentifier("oneFill")
        .frame(width: 300, height: 600)
      Rectangle()
        .aspectRatio(1 / 2, contentMode: .fit)
        .accessibilityIdentifier("halfFit")
        .frame(width: 600, height: 600)
      Rectangle()
        .aspectRatio(1 / 2, contentMode: .fill)
        .accessibilityIdentifier("halfFill")
        .frame(width: 600, height: 600)
    }
  }
}

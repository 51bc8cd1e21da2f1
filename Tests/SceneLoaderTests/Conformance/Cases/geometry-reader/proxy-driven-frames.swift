// source: post on the greedy GeometryReader
// observed: nothing measured by the source; follows from its code
// confidence: derived
// platform: ios 18
// container: 400x800
// tolerance: 0.01
// frame column: 0 0 400 800
// frame wide: 0 325 400 20
// frame tall: 170 395 60 80
// notes: Colors stand in for the source's texts. 20+50+80 = 150, centred: (800-150)/2 = 325;
//   325+20+50 = 395; (400-60)/2 = 170.

import SwiftUI

struct ContentView: View {
  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 50) {
        Color.red
          .frame(width: proxy.size.width, height: 20)
          .accessibilityIdentifier("wide")
        Color.blue
          .frame(width: 60, height: proxy.size.height / 10)
          .accessibilityIdentifier("tall")
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .accessibilityIdentifier("column")
    }
  }
}

// derived on ios 18 in 400x800
// source: Korean tutorial on GeometryReader
// Colors stand in for the source's texts. 20+50+80 = 150, centred: (800-150)/2 = 325; 325+20+50
// = 395; (400-60)/2 = 170.
//
// frame column: 0 0 400 800
// frame wide: 0 325 400 20
// frame tall: 170 395 60 80

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

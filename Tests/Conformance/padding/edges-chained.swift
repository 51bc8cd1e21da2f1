// observed on mac 26 in 200x100
// source: iamcgn/swiftui-web Fixtures/Goldens/layout/padding-edges/frames.json
// Paddings add up from inside out: leading 30+2, top 16+1, trailing 4, bottom 16+3.
//
// frame inner: 32 17 164 64
// frame outer: 0 0 200 100

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .accessibilityIdentifier("inner")
      .padding(.leading, 30)
      .padding(.vertical)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .accessibilityIdentifier("outer")
  }
}

// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/padding-edges/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 200x100
// tolerance: 0.01
// frame inner: 32 17 164 64
// frame outer: 0 0 200 100
// notes: Paddings add up from inside out: leading 30+2, top 16+1, trailing 4, bottom 16+3.

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

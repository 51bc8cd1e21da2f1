// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/layout/fixed-size/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 200x200
// tolerance: 0.01
// frame both: 95 80 10 10
// frame horizontal: 95 90 10 30
// notes: The ideal size of a Color is 10 x 10.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red
        .fixedSize()
        .accessibilityIdentifier("both")
      Color.blue
        .fixedSize(horizontal: true, vertical: false)
        .frame(height: 30)
        .accessibilityIdentifier("horizontal")
    }
  }
}

// observed on mac 26 in 200x200
// source: iamcgn/swiftui-web Fixtures/Goldens/layout/fixed-size/frames.json
// The ideal size of a Color is 10 x 10.
//
// frame both: 95 80 10 10
// frame horizontal: 95 90 10 30

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

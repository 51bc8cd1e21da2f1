// source: https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/
// observed: Apple SwiftUI, iOS 14 era (November 2020)
// confidence: observed
// platform: ios 18
// container: 300x100
// tolerance: 0.01
// frame a: 0 0 100 100
// frame b: 100 0 100 100
// frame c: 200 0 100 100
// notes: Each child measured 100 wide in the 300 x 100 frame.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .accessibilityIdentifier("a")
      Rectangle()
        .fill(Color.green)
        .accessibilityIdentifier("b")
      Rectangle()
        .fill(Color.blue)
        .accessibilityIdentifier("c")
    }
    .frame(width: 300, height: 100)
  }
}

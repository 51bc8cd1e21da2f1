// source: https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/
// observed: measured by the authors with an overlay GeometryReader, iOS 14 era
// confidence: observed
// platform: ios 18
// container: 300x100
// tolerance: 0.01
// frame c0: 0 0 100 100
// frame c1: 100 0 100 100
// frame c2: 200 0 100 100
// notes: 100 points each.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .accessibilityIdentifier("c0")
      Rectangle()
        .fill(Color.green)
        .accessibilityIdentifier("c1")
      Rectangle()
        .fill(Color.blue)
        .accessibilityIdentifier("c2")
    }
    .frame(width: 300, height: 100)
  }
}

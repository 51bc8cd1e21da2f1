// source: https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/
// observed: Apple SwiftUI, iOS 14 era (November 2020)
// confidence: observed
// platform: ios 18
// container: 150x100
// tolerance: 0.01
// size a: 75 100
// size b: 100 100
// notes: Measured widths 75 and 100: the less flexible one is offered 75 and takes it, the
//   other is offered 75 and insists on 100.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .frame(maxWidth: 100)
        .accessibilityIdentifier("a")
      Rectangle()
        .fill(Color.green)
        .frame(minWidth: 100)
        .accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 150, height: 100)
  }
}

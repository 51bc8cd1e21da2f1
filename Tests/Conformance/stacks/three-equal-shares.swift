// observed on ios 18 in 300x100
// source: www.objc.io/blog/2020/11/10/hstacks-child-ordering/
// 100 points each.
//
// frame c0: 0 0 100 100
// frame c1: 100 0 100 100
// frame c2: 200 0 100 100

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

// source: https://developer.apple.com/documentation/swiftui/zstack
// observed: Apple documentation
// confidence: observed
// platform: ios 18
// container: 300x300
// tolerance: 0.01
// frame pile: 100 100 100 100
// frame wide: 100 150 100 50
// frame tall: 100 100 50 100
// notes: The page states a 100 by 100 result with both rectangles on the bottom leading point.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle()
        .fill(Color.red)
        .frame(width: 100, height: 50)
        .accessibilityIdentifier("wide")
      Rectangle()
        .fill(Color.blue)
        .frame(width: 50, height: 100)
        .accessibilityIdentifier("tall")
    }
    .accessibilityIdentifier("pile")
    .border(Color.green, width: 1)
  }
}

// source: https://github.com/pointfreeco/swift-snapshot-testing/issues/1070 (2026-03-20; PNG pixel
//   sizes in the issue)
// observed: Apple SwiftUI, iOS 26, 3x: 120x96 px
// confidence: observed
// platform: ios 18
// container: 400x400
// tolerance: 0.02
// size padded: 40 32
// notes: Texts 0, Spacer 8, no gaps beside the Spacer, padding 32.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Left"); Spacer(); Text("Right")
    }.padding().accessibilityIdentifier("padded").frame(width: 0, height: 0)
  }
}

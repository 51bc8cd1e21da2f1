// source:
//   https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
// observed: Apple documentation
// confidence: observed
// platform: ios 18
// container: 100x100
// tolerance: 0.01
// prints: 10.0 10.0
// prints: 10.0 50.0
// prints: 3.0 4.0
// notes: The documented default replacement is 10x10; a given dimension is kept, and a caller
//   can pass another replacement.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red
      .onAppear {
        let bare = ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        print(bare.width, bare.height)
        let tall = ProposedViewSize(width: nil, height: 50).replacingUnspecifiedDimensions()
        print(tall.width, tall.height)
        let own = ProposedViewSize.unspecified.replacingUnspecifiedDimensions(
          by: CGSize(width: 3, height: 4))
        print(own.width, own.height)
      }
  }
}

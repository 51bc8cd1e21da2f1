// source: discussion of GeometryReader in secondary views
// observed: nothing measured by the source; follows from its code
// confidence: derived
// platform: ios 18
// container: 200x300
// tolerance: 0.01
// size picture: 200 100
// size reader: 200 100
// size half: 200 50
// notes: A 2:1 Color stands in for the picture: 200 x 100 in 200 x 300. A reader in an overlay
//   is offered the finished size: 200 x 100; half of it is 50. For where it lands see
//   position/y-only.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.orange
      .aspectRatio(2, contentMode: .fit)
      .accessibilityIdentifier("picture")
      .overlay {
        GeometryReader { proxy in
          Color.blue
            .frame(width: proxy.size.width, height: proxy.size.height / 2)
            .accessibilityIdentifier("half")
            .position(y: proxy.size.height / 2)
        }
        .accessibilityIdentifier("reader")
      }
  }
}

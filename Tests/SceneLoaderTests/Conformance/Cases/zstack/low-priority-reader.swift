// source: discussion of GeometryReader in secondary views
// observed: nothing measured by the source; follows from its code
// confidence: derived
// platform: ios 18
// container: 200x300
// tolerance: 0.01
// frame stack: 0 100 200 100
// frame reader: 0 100 200 100
// frame picture: 0 100 200 100
// frame half: 0 150 200 50
// notes: Only the children of the highest priority size a ZStack: 200 x 100, centred at y
//   (300-100)/2; the reader is offered that size. The position is spelt out (see
//   position/y-only).

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      GeometryReader { proxy in
        Color.blue
          .frame(width: proxy.size.width, height: proxy.size.height / 2)
          .accessibilityIdentifier("half")
          .position(x: proxy.size.width / 2, y: proxy.size.height * 3 / 4)
      }
      .accessibilityIdentifier("reader")
      .layoutPriority(-1)
      Color.orange
        .aspectRatio(2, contentMode: .fit)
        .accessibilityIdentifier("picture")
    }
    .accessibilityIdentifier("stack")
  }
}

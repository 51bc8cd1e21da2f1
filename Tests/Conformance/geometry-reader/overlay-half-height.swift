// derived on ios 18 in 200x300
// source: Article on GeometryReader in secondary views
// A 2:1 Color stands in for the picture: 200 x 100 in 200 x 300. A reader in an overlay is
// offered the finished size: 200 x 100; half of it is 50. For where it lands see
// position/y-only.
//
// size picture: 200 100
// size reader: 200 100
// size half: 200 50

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

// source: discussion of GeometryReader in secondary views
// observed: nothing measured by the source; follows from its code
// confidence: derived
// platform: ios 18
// container: 200x300
// tolerance: 0.01
// frame picture: 0 100 200 100
// frame half: 0 150 200 50
// notes: What the source means to show: centre at (100, 75) of the 200 x 100 picture at y 100:
//   y = 100+75-25.

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
            .position(x: proxy.size.width / 2, y: proxy.size.height * 3 / 4)
        }
      }
  }
}

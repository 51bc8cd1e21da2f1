// source: post on GeometryReader and LazyVGrid, October 2021
// observed: Apple SwiftUI, 414 x 896 iPhone with 44/34 insets, iOS 15 era (October 2021 post);
//   screenshot, not numbers
// confidence: derived
// platform: ios 15
// container: 400x300
// tolerance: 0.01
// frame circle: 160 110 80 80
// notes: midX = 200, midY = 150: 200-40, 150-40.

import SwiftUI

struct ContentView: View {
  var body: some View {
    GeometryReader { proxy in
      Circle()
        .strokeBorder(Color.blue, lineWidth: 5)
        .frame(width: 80, height: 80)
        .accessibilityIdentifier("circle")
        .position(x: proxy.frame(in: .local).midX, y: proxy.frame(in: .local).midY)
    }
  }
}

// source: post on GeometryReader and LazyVGrid, October 2021
// observed: Apple SwiftUI, 414 x 896 iPhone with 44/34 insets, iOS 15 era (October 2021 post);
//   screenshot, not numbers
// confidence: derived
// platform: ios 15
// container: 400x300
// tolerance: 0.01
// frame circle: -40 -40 80 80
// frame placed: 0 0 400 300
// notes: position moves the child's centre: 0-80/2 = -40. The position view itself takes the
//   whole 400 x 300.

import SwiftUI

struct ContentView: View {
  var body: some View {
    GeometryReader { _ in
      Circle()
        .strokeBorder(Color.blue, lineWidth: 5)
        .frame(width: 80, height: 80)
        .accessibilityIdentifier("circle")
        .position(x: 0, y: 0)
        .accessibilityIdentifier("placed")
    }
    .background(Color.red.opacity(0.3))
  }
}

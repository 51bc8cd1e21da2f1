// source:
//   https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
// observed: Apple documentation
// confidence: observed
// platform: ios 18
// container: 400x400
// tolerance: 0.01
// frame both-axes: 100 96 200 100
// frame height-only: 0 204 400 100
// notes: The page states the sizes; the 8 point gap and the centring are arithmetic.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Ellipse()
        .fill(Color.purple)
        .frame(width: 200, height: 100)
        .accessibilityIdentifier("both-axes")
      Ellipse()
        .fill(Color.blue)
        .frame(height: 100)
        .accessibilityIdentifier("height-only")
    }
  }
}

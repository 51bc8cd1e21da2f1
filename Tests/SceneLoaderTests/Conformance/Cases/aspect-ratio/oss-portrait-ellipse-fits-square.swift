// source: https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)
// observed: Apple documentation
// confidence: observed
// platform: ios 18
// container: 400x400
// tolerance: 0.01
// frame box: 100 100 200 200
// frame oval: 125 100 150 200
// notes: The page states a 3:4 ellipse scaled to fit a 200x200 frame; the rectangle is
//   arithmetic.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Ellipse()
      .fill(Color.purple)
      .aspectRatio(0.75, contentMode: .fit)
      .accessibilityIdentifier("oval")
      .frame(width: 200, height: 200)
      .accessibilityIdentifier("box")
      .border(Color.gray)
  }
}

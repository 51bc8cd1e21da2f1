// derived on ios 15 in 400x300
// source: Article on GeometryReader in lazy grids (2021)
// position moves the child's centre: 0-80/2 = -40. The position view itself takes the whole 400
// x 300.
//
// frame circle: -40 -40 80 80
// frame placed: 0 0 400 300

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

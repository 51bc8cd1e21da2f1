// derived on ios 15 in 400x300
// source: Article on GeometryReader in lazy grids (2021)
// midX = 200, midY = 150: 200-40, 150-40.
//
// frame circle: 160 110 80 80

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

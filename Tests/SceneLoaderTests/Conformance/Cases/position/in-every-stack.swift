// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/position/basic
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 320x240
// tolerance: 0.02
// frame over: 60 0 200 90
// frame left: 0 117 24 16
// frame beside: 34 100 244 50
// frame right: 288 117 32 16
// frame above: 140.75 160 38.5 16
// frame under: 0 180 320 40
// frame below: 141.75 224 36.5 16
// notes: A positioned view takes all the room its stack has left, on both axes.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 10) {
      ZStack {
        Color.gray
        Color.red.frame(width: 40, height: 40).position(x: 50, y: 30).accessibilityIdentifier(
          "over")
      }
      .frame(width: 200, height: 90)
      HStack(spacing: 10) {
        Text("Left").accessibilityIdentifier("left")
        Color.green.frame(width: 30, height: 30).position(x: 20, y: 20).accessibilityIdentifier(
          "beside")
        Text("Right").accessibilityIdentifier("right")
      }
      .frame(height: 50)
      VStack(spacing: 4) {
        Text("Above").accessibilityIdentifier("above")
        Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).accessibilityIdentifier(
          "under")
        Text("Below").accessibilityIdentifier("below")
      }
    }
  }
}

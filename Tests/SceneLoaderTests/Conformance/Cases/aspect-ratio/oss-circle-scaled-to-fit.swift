// source: https://developer.apple.com/documentation/swiftui/view/scaledtofit()
// observed: Apple documentation
// confidence: observed
// platform: ios 18
// container: 400x400
// tolerance: 0.01
// frame box: 50 125 300 150
// frame disc: 125 125 150 150
// notes: Circle fits the 300x150 frame: 150 across, centred.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Circle()
      .fill(Color.pink)
      .scaledToFit()
      .accessibilityIdentifier("disc")
      .frame(width: 300, height: 150)
      .accessibilityIdentifier("box")
      .border(Color.gray)
  }
}

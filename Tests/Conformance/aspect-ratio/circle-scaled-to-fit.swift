// observed on ios 18 in 400x400
// source: developer.apple.com/documentation/swiftui/view/scaledtofit()
// Circle fits the 300x150 frame: 150 across, centred.
//
// frame box: 50 125 300 150
// frame disc: 125 125 150 150

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

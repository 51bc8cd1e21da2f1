// source: https://github.com/paulz/ViewSnapshots@911a2135322c
//   AppTests/CoreAnimationBundles/FavoriteView.ca/main.caml, ExampleApp/FavoriteView.swift
// observed: Apple SwiftUI, iOS 15.5 simulator (macos-12 runner, Xcode 13.4), iPhone 12 Pro, 3x;
//   exact layer frames
// confidence: observed
// platform: ios 15
// container: 52.667x106.667
// tolerance: 0.5
// frame circle: 0 0 52.67 49.33
// frame second: 0 57.33 52.67 49.33
// notes: The white background of the second is as large as its heart with 16 around it: the symbol
//   heart.fill of body size is 20.67 by 17.33.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Group {
      Image(systemName: "heart.fill").padding().background(Color.red).clipShape(Circle())
        .accessibilityIdentifier("circle")
      Image(systemName: "heart.fill").padding().background(Color.red).clipShape(Circle())
        .background(Color.white).accessibilityIdentifier("second")
    }
  }
}

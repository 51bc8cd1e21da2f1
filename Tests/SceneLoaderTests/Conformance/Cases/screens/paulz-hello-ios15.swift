// source: https://github.com/paulz/ViewSnapshots@911a2135322c
//   AppTests/CoreAnimationBundles/ContentView.ca/main.caml, ExampleApp/ContentView.swift
// observed: Apple SwiftUI, iOS 15.5 simulator (macos-12 runner, Xcode 13.4), iPhone 12 Pro, 3x;
//   exact layer frames
// confidence: observed
// platform: ios 15
// container: 126.667x112.667
// tolerance: 0.34
// frame yellow: 0 0 126.67 52.33
// frame yellow-text: 16 16 94.67 20.33
// frame green: 0 60.33 126.67 52.33
// frame green-text: 16 76.33 94.67 20.33
// notes: Exact layer frames.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Group {
      Text("Hello, world!").accessibilityIdentifier("yellow-text").padding().background(
        Color.yellow
      ).accessibilityIdentifier("yellow")
      Text("Hello, world!").accessibilityIdentifier("green-text").padding().background(Color.green)
        .accessibilityIdentifier("green")
    }
  }
}

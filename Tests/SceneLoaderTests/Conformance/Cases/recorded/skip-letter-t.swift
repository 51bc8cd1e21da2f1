// source: https://github.com/skiptools/skip-ui Tests/SkipUITests/TextTests.swift, LayoutTests.swift
//   (the iOS and macOS branches run on Apple's SwiftUI)
// observed: Apple SwiftUI, iOS and macOS, displayScale 1; size of the pixel map
// confidence: observed
// platform: ios 18 @1x
// container: 400x400
// tolerance: 0.01
// size t: 11 21
// notes: Also seen: t (macOS): width 9, height 16.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack { Text("T").accessibilityIdentifier("t") }
  }
}

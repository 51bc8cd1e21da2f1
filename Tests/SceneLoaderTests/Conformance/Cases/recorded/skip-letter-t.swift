// source: https://github.com/skiptools/skip-ui Tests/SkipUITests/TextTests.swift, LayoutTests.swift
//   (the iOS and macOS branches run on Apple's SwiftUI)
// observed: Apple SwiftUI, iOS and macOS, displayScale 1; size of the pixel map
// confidence: observed
// platform: ios 18
// container: 400x400
// tolerance: 0.5
// size t: 10.5 20.5
// notes: Sizes were seen as whole pixels at 1x, so what is expected is half a point below, half a
//   point off at most. Also seen: t (macOS): width 9, height 16.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack { Text("T").accessibilityIdentifier("t") }
  }
}

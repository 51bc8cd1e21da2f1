// source: https://github.com/skiptools/skip-ui Tests/SkipUITests/TextTests.swift, LayoutTests.swift
//   (the iOS and macOS branches run on Apple's SwiftUI)
//   testViewThatFitsChoosesFirstFittingCandidate
// observed: Apple SwiftUI, iOS and macOS pixel map
// confidence: observed
// platform: ios 18 @1x
// container: 12x12
// tolerance: 0.01
// frame white: 4 4 4 4
// notes: An EmptyView is no candidate.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.black.frame(width: 12, height: 12)
      ViewThatFits {
        EmptyView()
        Color.white.frame(width: 4, height: 4).accessibilityIdentifier("white")
      }
    }
  }
}

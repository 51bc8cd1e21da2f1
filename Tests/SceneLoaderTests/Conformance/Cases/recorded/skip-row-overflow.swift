// source: https://github.com/skiptools/skip-ui Tests/SkipUITests/TextTests.swift, LayoutTests.swift
//   (the iOS and macOS branches run on Apple's SwiftUI) testHStackAlignment
// observed: Apple SwiftUI, iOS and macOS pixel map
// confidence: observed
// platform: ios 18 @1x
// container: 12x12
// tolerance: 0.01
// frame a: 0 0 2 12
// frame b: 10 0 2 12

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Spacer()
      Color.black.frame(width: 2).accessibilityIdentifier("a")
      Spacer()
      Color.black.frame(width: 2).accessibilityIdentifier("b")
      Spacer()
    }
    .frame(width: 12, height: 12)
  }
}

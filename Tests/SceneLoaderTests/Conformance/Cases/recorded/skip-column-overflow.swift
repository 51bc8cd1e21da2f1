// source: https://github.com/skiptools/skip-ui Tests/SkipUITests/TextTests.swift, LayoutTests.swift
//   (the iOS and macOS branches run on Apple's SwiftUI) testVStackAlignment
// observed: Apple SwiftUI, iOS and macOS pixel map
// confidence: observed
// platform: ios 18 @1x
// container: 12x12
// tolerance: 0.01
// frame a: 0 0 12 2
// frame b: 0 10 12 2
// notes: Spacers keep 8 each, no gap beside a Spacer: 28 centred in 12.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Spacer()
      Color.black.frame(height: 2).accessibilityIdentifier("a")
      Spacer()
      Color.black.frame(height: 2).accessibilityIdentifier("b")
      Spacer()
    }
    .frame(width: 12, height: 12)
  }
}

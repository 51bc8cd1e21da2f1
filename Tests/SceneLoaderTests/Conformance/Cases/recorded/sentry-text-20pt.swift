// source: https://github.com/getsentry/sentry-cocoa
//   Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+SwiftUI.swift (2025 version with
//   recursiveDescription dumps and XCTAssertCGSizeEqual accuracy 0.01)
// observed: Apple SwiftUI, iOS 16/17, 3x, window 250x250 at the origin, top safe area 59
// confidence: observed
// platform: ios 17
// container: 250x191
// tolerance: 0.34
// frame text: 68.667 83.667 112.667 24
// frame padded: 48.667 63.667 152.667 64

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      VStack {
        Text("Hello SwiftUI").accessibilityIdentifier("text").padding(20).accessibilityIdentifier(
          "padded")
      }
      .font(.system(size: 20))
    }
  }
}

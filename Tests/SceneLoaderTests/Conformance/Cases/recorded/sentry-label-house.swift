// source: https://github.com/getsentry/sentry-cocoa
//   Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+SwiftUI.swift (2025 version with
//   recursiveDescription dumps and XCTAssertCGSizeEqual accuracy 0.01)
// observed: Apple SwiftUI, iOS 16/17, 3x, window 300x300, top safe area 59
// confidence: observed
// platform: ios 17
// container: 300x241
// tolerance: 0.34
// frame label: 85 any 130 20.333
// notes: Outside lists the icon of a Label sits centred in 24 points and the title follows after 8.
//   Also seen: icon as drawn: x 87, y 170.333, width 20, height 17.667; title text: x 117, y
//   169.333, width 98, height 20.333; icon slot width + gap: width 32.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Label("Hello SwiftUI", systemImage: "house").labelStyle(.titleAndIcon)
        .accessibilityIdentifier("label")
    }
  }
}

// source: https://github.com/skiptools/skip-ui Tests/SkipUITests/TextTests.swift, LayoutTests.swift
//   (the iOS and macOS branches run on Apple's SwiftUI)
// observed: Apple SwiftUI, macOS, displayScale 1, intrinsicContentSize
// confidence: observed
// platform: mac 26
// container: 400x400
// tolerance: 0.5
// size largeTitle: any 30.5
// size title: any 25.5
// size title2: any 20.5
// size title3: any 18.5
// size headline: any 15.5
// size subheadline: any 13.5
// size body: any 15.5
// size callout: any 14.5
// size footnote: any 12.5
// size caption: any 12.5
// size caption2: any 12.5
// notes: largeTitle 26 pt is 31 (31.03, so not rounded up), caption 10 pt is 13 (11.93), title2 17
//   pt is 21, body 13 pt is 16: NSLayoutManager-like line heights, not ceil(1.19336*size). Sizes
//   were seen as whole pixels at 1x, so what is expected is half a point below, half a point off at
//   most.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("X").font(.largeTitle).accessibilityIdentifier("largeTitle")
      Text("X").font(.title).accessibilityIdentifier("title")
      Text("X").font(.title2).accessibilityIdentifier("title2")
      Text("X").font(.title3).accessibilityIdentifier("title3")
      Text("X").font(.headline).accessibilityIdentifier("headline")
      Text("X").font(.subheadline).accessibilityIdentifier("subheadline")
      Text("X").font(.body).accessibilityIdentifier("body")
      Text("X").font(.callout).accessibilityIdentifier("callout")
      Text("X").font(.footnote).accessibilityIdentifier("footnote")
      Text("X").font(.caption).accessibilityIdentifier("caption")
      Text("X").font(.caption2).accessibilityIdentifier("caption2")
    }
  }
}

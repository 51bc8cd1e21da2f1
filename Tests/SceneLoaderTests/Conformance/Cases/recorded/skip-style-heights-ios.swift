// source: https://github.com/skiptools/skip-ui Tests/SkipUITests/TextTests.swift, LayoutTests.swift
//   (the iOS and macOS branches run on Apple's SwiftUI)
// observed: Apple SwiftUI, iOS, displayScale 1, intrinsicContentSize
// confidence: observed
// platform: ios 18
// container: 400x400
// tolerance: 0.5
// size largeTitle: any 40.5
// size title: any 33.5
// size title2: any 26.5
// size title3: any 23.5
// size headline: any 20.5
// size subheadline: any 17.5
// size body: any 20.5
// size callout: any 19.5
// size footnote: any 15.5
// size caption: any 14.5
// size caption2: any 13.5
// notes: Sizes were seen as whole pixels at 1x, so what is expected is half a point below, half a
//   point off at most.

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

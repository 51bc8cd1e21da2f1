// source: https://github.com/skiptools/skip-ui Tests/SkipUITests/TextTests.swift, LayoutTests.swift
//   (the iOS and macOS branches run on Apple's SwiftUI)
// observed: Apple SwiftUI, iOS, displayScale 1, intrinsicContentSize
// confidence: observed
// platform: ios 18 @1x
// container: 400x400
// tolerance: 0.01
// size largeTitle: any 41
// size title: any 34
// size title2: any 27
// size title3: any 24
// size headline: any 21
// size subheadline: any 18
// size body: any 21
// size callout: any 20
// size footnote: any 16
// size caption: any 15
// size caption2: any 14

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

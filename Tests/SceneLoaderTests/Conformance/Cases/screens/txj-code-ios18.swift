// source: https://github.com/gonzalezreal/textual@de4916c
//   Tests/TextualTests/Internal/TextInteraction/__Snapshots__/TextLayoutCollectionTests/*.json,
//   TextLayoutCollectionTests.swift
// observed: Apple SwiftUI Text.Layout (typographic bounds of every run and line), iOS 18
//   simulator, iPhone Pro 3x, ViewImageConfig iPhone SE (320 wide, type size medium: body of 16
//   points)
// confidence: observed
// platform: ios 18
// container: 288x600
// type size: medium
// tolerance: 0.35
// frame code: any any 37.33 18
// notes: Widths are the runs' exact typographic widths, rounded up to a third as a Text's frame
//   is; a paragraph keeps its lines.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("code").font(.system(size: 15.04, design: .monospaced)).accessibilityIdentifier("code")
    }
  }
}

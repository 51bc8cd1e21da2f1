// source: https://github.com/gonzalezreal/textual@01b5187
//   Tests/TextualTests/Internal/TextInteraction/__Snapshots__/TextLayoutCollectionTests/*.json,
//   TextLayoutCollectionTests.swift
// observed: Apple SwiftUI Text.Layout (typographic bounds of every run and line), iOS 26
//   simulator, iPhone Pro 3x, ViewImageConfig iPhone SE (320 wide, type size medium: body of 16
//   points)
// confidence: observed
// platform: ios 26
// container: 288x600
// type size: medium
// tolerance: 0.35
// frame two: any any 44.67 40.33
// frame three: any any 44.67 61.33
// notes: Heights: the last line's typographic bottom rounded up to a third.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Hello\nworld!").accessibilityIdentifier("two")
      Text("Hello\n\nworld!").accessibilityIdentifier("three")
    }
  }
}

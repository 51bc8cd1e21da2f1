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
// frame first: any any 277.33 42
// frame second: any any 273 42
// notes: Widths are the runs' exact typographic widths, rounded up to a third as a Text's frame
//   is; a paragraph keeps its lines.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      (Text("This is a ") + Text("sample").fontWeight(.semibold) + Text(" paragraph with a ")
        + Text("link") + Text(" and \u{2067}مرحبا\u{2069}.")).lineSpacing(3.68)
        .accessibilityIdentifier("first")
      (Text("Another ") + Text("sample").italic() + Text(" paragraph with ")
        + Text("code").font(.system(size: 15.04, design: .monospaced))
        + Text(" and \u{2067}كيف حالك؟\u{2069}.")).lineSpacing(3.68).accessibilityIdentifier(
          "second")
    }
  }
}

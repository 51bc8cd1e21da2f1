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
// frame marhaba: any any 34.67 any
// frame kayf: any any 73.33 any
// frame and-marhaba: any any 70.33 any
// frame and-kayf: any any 109 any
// notes: Widths are the runs' exact typographic widths, rounded up to a third as a Text's frame
//   is; a paragraph keeps its lines.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("مرحبا").accessibilityIdentifier("marhaba")
      Text("كيف حالك؟").accessibilityIdentifier("kayf")
      Text("and \u{2067}مرحبا\u{2069}.").accessibilityIdentifier("and-marhaba")
      Text("and \u{2067}كيف حالك؟\u{2069}.").accessibilityIdentifier("and-kayf")
    }
  }
}

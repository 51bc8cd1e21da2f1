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
// frame this: any any 63.67 19.33
// frame sample-semibold: any any 55 19.33
// frame paragraph: any any 130.33 19.33
// frame link: any any 25 19.33
// frame another: any any 62.33 19.33
// frame sample-italic: any any 52.33 19.33
// frame with: any any 117.67 19.33
// frame hello: any any 37 19.33
// frame world: any any 44.67 19.33
// frame hello-world: any any 86 19.33
// frame and: any any 31.33 19.33
// frame full-stop: any any 4.67 19.33
// notes: Widths are the runs' exact typographic widths, rounded up to a third as a Text's frame
//   is; a paragraph keeps its lines.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("This is a ").accessibilityIdentifier("this")
      Text("sample").fontWeight(.semibold).accessibilityIdentifier("sample-semibold")
      Text(" paragraph with a ").accessibilityIdentifier("paragraph")
      Text("link").accessibilityIdentifier("link")
      Text("Another ").accessibilityIdentifier("another")
      Text("sample").italic().accessibilityIdentifier("sample-italic")
      Text(" paragraph with ").accessibilityIdentifier("with")
      Text("Hello").accessibilityIdentifier("hello")
      Text("world!").accessibilityIdentifier("world")
      Text("Hello world!").accessibilityIdentifier("hello-world")
      Text("and ").accessibilityIdentifier("and")
      Text(".").accessibilityIdentifier("full-stop")
    }
  }
}

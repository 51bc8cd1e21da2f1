// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshot/SwiftUIListWithSections.swift;
//   Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUIListSectionTests/testListWithSectionHeaders_18_5_402x874@3x.png
// observed: Apple SwiftUI, iOS 18.5, iPhone 16 Pro simulator, 3x; coloured accessibility regions of
//   the reference PNG, exact to a pixel
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.5
// frame apple: 40 112.667 any 20.333
// frame banana: 40 156.667 any any
// frame cherry: 40 200.667 any any
// frame carrot: 40 301 any any
// frame peas: 40 345 any any
// notes: Rows are list cells, not the texts in them; a text sits 12 points below its cell (see
//   sentry-list-ios16) and 20 points in. Texts 20 inside the cell, 12 below its top. Also seen:
//   header cell Fruits: x 20, y 62, width 362, height 38.667; row cell Apple: x 20, y 100.667,
//   width 362, height 44; row cell Banana: x 20, y 144.667, width 362, height 44; row cell Cherry:
//   x 20, y 188.667, width 362, height 44; header cell Vegetables: x 20, y 250.333, width 362,
//   height 38.667; row cell Carrot: x 20, y 289, width 362, height 44; row cell Peas: x 20, y 333,
//   width 362, height 44; gap between the end of a section without footer and the next header:
//   height 17.667.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section("Fruits") {
        Text("Apple").accessibilityIdentifier("apple")
        Text("Banana").accessibilityIdentifier("banana")
        Text("Cherry").accessibilityIdentifier("cherry")
      }
      Section("Vegetables") {
        Text("Carrot").accessibilityIdentifier("carrot")
        Text("Peas").accessibilityIdentifier("peas")
      }
    }
  }
}

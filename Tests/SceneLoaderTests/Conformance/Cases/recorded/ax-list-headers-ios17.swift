// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshot/SwiftUIListWithSections.swift;
//   Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUIListSectionTests/testListWithSectionHeaders_17_5_393x852@3x.png
// observed: Apple SwiftUI, iOS 17.5, 393x852 simulator (iPhone 15), 3x; row backgrounds
// confidence: observed
// platform: ios 17
// container: iphone-16
// tolerance: 0.5
// frame apple: 40 109.5 any 20.333
// frame carrot: 40 297.833 any any
// frame peas: 40 341.833 any any
// notes: 59 + header 38.667 = 97.667; 229.667 + 17.667 + 38.667 = 286. Also seen: row cell Apple: y
//   97.667, height 44; row cell Banana: y 141.667, height 44; row cell Cherry: y 185.667, height
//   44; row cell Carrot: y 286, height 44; row cell Peas: y 330, height 44.

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

// source: https://github.com/StanfordSpezi/SpeziAccount@46bc3985
//   Tests/SpeziAccountTests/__Snapshots__/SnapshotTesting/testIntegerDisplayView.iphone-integer.png,
//   Tests/SpeziAccountTests/SnapshotTesting.swift
// observed: Apple SwiftUI, iOS 18 simulator (Xcode 16, 2024 to February 2025), ViewImageConfig
//   iPhone 13 Pro (safe area 47 and 34), type size medium, 3x
// confidence: observed
// platform: ios 18
// container: 390x763
// type size: medium
// tolerance: 1
// frame label: 0.14 371.9 91.85 any
// frame value: 370.52 372.07 19.13 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    LabeledContent {
      Text("34").accessibilityIdentifier("value")
    } label: {
      Text("Numeric Key").accessibilityIdentifier("label")
    }
  }
}

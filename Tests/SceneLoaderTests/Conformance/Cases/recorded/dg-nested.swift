// source: https://github.com/DataDog/dd-sdk-ios
//   DatadogSessionReplay/Tests/Recorder/ViewTreeSnapshotProducer/ViewTreeSnapshot/NodeRecorders/UIHostingViewRecorderTests.swift
// observed: Apple SwiftUI, iOS 17/18, 300x300 window, top safe area 59; whole numbers
// confidence: derived
// platform: ios 18
// container: 300x241
// tolerance: 1.5
// frame top: 136 99 28 20
// frame left: 111 122 30 20
// frame right: 149 122 40 20
// notes: Pitch 23 of two body lines: the gap is 2 to 2.67, not 0 and not 8.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Top").accessibilityIdentifier("top")
      HStack {
        Text("Left").accessibilityIdentifier("left")
        Text("Right").accessibilityIdentifier("right")
      }
    }
  }
}

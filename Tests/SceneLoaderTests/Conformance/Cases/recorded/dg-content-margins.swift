// source: https://github.com/DataDog/dd-sdk-ios
//   DatadogSessionReplay/Tests/Recorder/ViewTreeSnapshotProducer/ViewTreeSnapshot/NodeRecorders/UIHostingViewRecorderTests.swift
// observed: Apple SwiftUI, iOS 17/18, 300x300 window, top safe area 62
// confidence: derived
// platform: ios 18
// container: 300x238
// tolerance: 2
// frame text: 101 340 97 20
// notes: 62 + 50 + 290 = 402; content wider than what the margins leave stays centred (x 101).

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack { Text("Hello, World!").font(.system(size: 17)).accessibilityIdentifier("text") }
        .frame(width: 300, height: 600)
    }
    .contentMargins(50)
  }
}

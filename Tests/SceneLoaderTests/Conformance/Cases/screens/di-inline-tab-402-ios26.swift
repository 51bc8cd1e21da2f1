// source: Metric.swift of a public Swift package (Kevin Wu, ModCommon): comments on iPhone 17 and
//   17 Pro
// observed: adjustedContentInset {116, 0, 83, 0}, iOS 26
// confidence: observed
// platform: ios 26
// container: iphone-17
// tolerance: 0.5
// frame first: 0 116 402 675
// notes: 874 - 116 - 83 = 675.

import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      NavigationStack {
        Color.gray.accessibilityIdentifier("first")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
      }
      .tabItem { Label("One", systemImage: "star") }
    }
  }
}

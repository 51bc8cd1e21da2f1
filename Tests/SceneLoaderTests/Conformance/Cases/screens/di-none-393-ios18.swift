// source: Metric.swift of a public Swift package (Kevin Wu, ModCommon)
// observed: safe area on an iPhone 15 or 16 without a bar, and a tab bar of 49 over 34
//   (contentInset bottom 83)
// confidence: observed
// platform: ios 18
// container: iphone-15
// tolerance: 0.5
// frame first: 0 59 393 710
// notes: 852 - 59 - 83 = 710.

import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      Color.gray.accessibilityIdentifier("first").tabItem { Label("One", systemImage: "star") }
    }
  }
}

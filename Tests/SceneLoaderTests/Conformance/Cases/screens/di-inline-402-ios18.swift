// source: sample frame in tool descriptions of two public phone agents: {{0.0, 56.3}, {402.0,
//   44.0}}
// observed: XCUI frame, iOS 18, iPhone 16 Pro (402x874)
// confidence: observed
// platform: ios 18
// container: iphone-16-pro
// tolerance: 0.5
// frame first: 0 100.33 402 300
// notes: The sample frame is a navigation bar's: 44 high from 56.3 on.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Color.gray.frame(height: 300).accessibilityIdentifier("first")
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

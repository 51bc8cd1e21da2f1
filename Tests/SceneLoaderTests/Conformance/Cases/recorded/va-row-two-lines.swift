// source: https://github.com/VAndrJ/VATextureKit
//   Example/Tests/Snapshots/VAViewHostingNodeTests.swift,
//   __Snapshots__/VAViewHostingNodeTests/test_sizing_height.1.png
// observed: Apple SwiftUI, iOS, 3x, width 320; PNG size
// confidence: observed
// platform: ios 18
// container: 320x400
// proposal: 320 nil
// tolerance: 0.02
// size row: 320 42.333

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Test"); Spacer(); Text("Test\nTest")
    }.accessibilityIdentifier("row")
  }
}

// source: https://github.com/VAndrJ/VATextureKit
//   Example/Tests/Snapshots/VAViewHostingNodeTests.swift,
//   __Snapshots__/VAViewHostingNodeTests/test_sizing_width.1.png
// observed: Apple SwiftUI, iOS, 3x, height 100; PNG size
// confidence: observed
// platform: ios 18
// container: 320x100
// proposal: nil 100
// tolerance: 0.02
// size column: 68.667 100

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Test"); Spacer(); Text("Test Test")
    }.accessibilityIdentifier("column")
  }
}

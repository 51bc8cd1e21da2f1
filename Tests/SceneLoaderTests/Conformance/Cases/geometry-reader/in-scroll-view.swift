// source: https://fatbobman.com/en/posts/geometryreader-blessing-or-curse/
// observed: Apple SwiftUI, iOS 16/17 era
// confidence: observed
// platform: ios 18
// container: 300x200
// tolerance: 0.01
// size reader: 300 10
// notes: Height 10 because a vertical scroll view offers nil; width is what was offered.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      GeometryReader { _ in
        Rectangle()
      }
      .accessibilityIdentifier("reader")
    }
  }
}

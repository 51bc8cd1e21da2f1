// observed on ios 18 in 300x200
// source: fatbobman.com/en/posts/geometryreader-blessing-or-curse/
// Height 10 because a vertical scroll view offers nil; width is what was offered.
//
// size reader: 300 10

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

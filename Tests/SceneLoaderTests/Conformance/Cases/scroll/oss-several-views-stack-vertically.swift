// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x300
// tolerance: 0.01
// frame scroller: 40 0 120 300
// frame first: 60 0 80 40
// frame second: 40 48 120 60
// notes: Several views in a ScrollView form an implicit column with default gap and centre
//   alignment; the scroll view is as wide as that column.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      Color.red
        .frame(width: 80, height: 40)
        .accessibilityIdentifier("first")
      Color.blue
        .frame(width: 120, height: 60)
        .accessibilityIdentifier("second")
    }
    .accessibilityIdentifier("scroller")
  }
}

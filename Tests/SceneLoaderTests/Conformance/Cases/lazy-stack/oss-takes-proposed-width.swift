// source: github:kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
//   ; github:defagos/defagos.github.io
//   _posts/2021-06-03-understanding_swiftui_layout_behaviors.md
// observed: model of the rule
// confidence: derived
// platform: ios 18
// container: 200x300
// tolerance: 0.01
// frame list: 0 0 200 60
// frame first: 75 0 50 20
// frame second: 60 30 80 30
// notes: Unlike VStack a LazyVStack takes the whole proposed width; its rows are centred in it
//   and get their ideal heights.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 10) {
        Color.red
          .frame(width: 50, height: 20)
          .accessibilityIdentifier("first")
        Color.blue
          .frame(width: 80, height: 30)
          .accessibilityIdentifier("second")
      }
      .accessibilityIdentifier("list")
    }
  }
}

// derived on ios 18 in 200x300
// source: kasrababaei/swift-notes SwiftUI.md (reader's notes on "Thinking in SwiftUI")
// Unlike VStack a LazyVStack takes the whole proposed width; its rows are centred in it and get
// their ideal heights.
//
// frame list: 0 0 200 60
// frame first: 75 0 50 20
// frame second: 60 30 80 30

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

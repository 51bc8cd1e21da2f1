// source: post on GeometryReader and LazyVGrid, October 2021
// observed: Apple SwiftUI, 414 x 896 iPhone with 44/34 insets, iOS 15 era (October 2021 post)
// confidence: derived
// platform: ios 15
// container: 414x818
// tolerance: 0.01
// size reader: 414 10
// notes: The post sees the reader's background behind the first row only. A vertical scroll
//   view offers nil height, a GeometryReader answers 10.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      GeometryReader { _ in
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(minimum: 50, maximum: 100)), count: 4)
        ) {
          ForEach(0..<12) { _ in
            Circle()
          }
        }
      }
      .accessibilityIdentifier("reader")
    }
  }
}

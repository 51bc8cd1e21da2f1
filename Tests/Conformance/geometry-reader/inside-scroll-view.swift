// derived on ios 15 in 414x818
// source: Article on GeometryReader in lazy grids (2021)
// The post sees the reader's background behind the first row only. A vertical scroll view
// offers nil height, a GeometryReader answers 10.
//
// size reader: 414 10

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

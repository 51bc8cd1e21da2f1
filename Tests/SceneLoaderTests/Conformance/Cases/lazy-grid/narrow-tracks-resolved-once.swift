// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/lazy/grids
// observed: Apple SwiftUI on macOS 26.2
// confidence: derived
// platform: mac 26
// container: 320x160
// tolerance: 0.02
// frame tile-0: 31 22 60 20
// frame tile-1: 99 22 102 20
// frame tile-2: 209 22 80 20
// frame tile-3: 31 46 60 20
// frame tiles: 20 22 280 44
// frame pill-0: 40 82 52.5 24
// frame pill-3: 227.5 82 52.5 24
// frame pill-4: 40 114 52.5 24
// notes: The last column stops at its maximum of 80, so 258 of the 280 points are used, centred.
//   The tracks stay as they were found (102, not 91): the grid reported all 280. Recorded with a
//   third grid below, which put everything 27 lower.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60)), GridItem(.flexible()),
          GridItem(.flexible(minimum: 20, maximum: 80)),
        ], spacing: 4
      ) {
        ForEach(0..<6, id: \.self) { index in
          Color.orange.frame(height: 20).accessibilityIdentifier("tile-\(index)")
        }
      }
      .frame(width: 280).accessibilityIdentifier("tiles")
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], spacing: 8) {
        ForEach(0..<5, id: \.self) { index in
          Color.purple.frame(height: 24).accessibilityIdentifier("pill-\(index)")
        }
      }
      .frame(width: 240)
    }
  }
}

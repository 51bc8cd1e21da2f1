// source: https://www.objc.io/blog/2020/11/23/grid-layout/
// observed: stated by the authors, iOS 14 era
// confidence: observed
// platform: ios 18
// container: 200x400
// tolerance: 0.01
// frame cell-0: 0 0 70 50
// frame cell-1: 78 0 57 50
// frame cell-2: 143 0 57 50
// frame cell-3: 0 58 70 50
// frame cell-4: 78 58 57 50
// frame cell-5: 143 58 57 50
// notes: Stated: columns of 70, 57 and 57. (200 - 70 - 8 = 122, two of at least 40 fit, (122 -
//   8) / 2 = 57.) Row heights and the row gap are set by the scene.

import SwiftUI

struct ContentView: View {
  var body: some View {
    let lanes = [
      GridItem(.fixed(70)),
      GridItem(.adaptive(minimum: 40)),
    ]
    LazyVGrid(columns: lanes, spacing: 8) {
      Color.blue
        .frame(height: 50)
        .accessibilityIdentifier("cell-0")
      Color.blue
        .frame(height: 50)
        .accessibilityIdentifier("cell-1")
      Color.blue
        .frame(height: 50)
        .accessibilityIdentifier("cell-2")
      Color.blue
        .frame(height: 50)
        .accessibilityIdentifier("cell-3")
      Color.blue
        .frame(height: 50)
        .accessibilityIdentifier("cell-4")
      Color.blue
        .frame(height: 50)
        .accessibilityIdentifier("cell-5")
    }
    .frame(width: 200, height: 400, alignment: .topLeading)
  }
}

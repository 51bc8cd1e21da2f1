// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshotPreviewsDemo/;
//   Example/AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/AccessibilitySnapshotPreviewsTests.SwiftUIRendererTests/testUnspokenTraitsDemo_{18_5,26_2}_402x874@3x.png
// observed: Apple SwiftUI, iOS 18.5 and 26.2, 402x874, 3x
// confidence: observed
// platform: ios 18
// container: 402x874
// tolerance: 0.34
// frame row0: 61 265 280 36
// frame row1: 61 309 280 36
// frame row2: 61 353 280 36
// frame row3: 61 397 280 36
// frame row4: 61 441 280 36
// frame row5: 61 485 280 36
// frame row6: 61 529 280 36
// frame row7: 61 573 280 36
// notes: Default gap 8 between padded, framed texts.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      ForEach(0..<8, id: \.self) { i in
        Text(".isKeyboardKey")
          .font(.system(size: 14, design: .monospaced))
          .frame(height: 36)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 12)
          .accessibilityIdentifier("row\(i)")
      }
    }
    .frame(width: 280, height: 420)
  }
}

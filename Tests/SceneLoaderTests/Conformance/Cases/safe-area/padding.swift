// source:
//   https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/position/safe-area-padding/frames.json
// observed: Apple SwiftUI, macOS 26.2, 2x
// confidence: observed
// platform: mac 26
// container: 320x200
// tolerance: 0.01
// frame padded: 50 25 100 150
// frame paddedScroll: 170 25 100 150
// frame paddedScrollContent: 170 45 100 180
// frame prow0: 170 45 100 30
// frame prow5: 170 195 100 30
// frame row: 50 25 220 150

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 20) {
      Color.red
        .safeAreaPadding(20)
        .frame(width: 100, height: 150)
        .accessibilityIdentifier("padded")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { index in
            Color.green
              .frame(height: 30)
              .accessibilityIdentifier("prow\(index)")
          }
        }
        .accessibilityIdentifier("paddedScrollContent")
      }
      .safeAreaPadding(.vertical, 20)
      .frame(width: 100, height: 150)
      .accessibilityIdentifier("paddedScroll")
    }
    .accessibilityIdentifier("row")
  }
}

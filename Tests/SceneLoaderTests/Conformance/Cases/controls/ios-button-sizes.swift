// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/button/looks
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x300
// tolerance: 0.02
// size mini: 48.5 28
// size small: 57.5 28
// size regular: 82 34.5
// size large: 83.5 50.5
// notes: Small bordered buttons keep 5 by 10 around a subheadline, regular ones 7 by 12, large
//   ones 15 by 20 around a body label. Widths as recorded. The recording machine set lines of text
//   styles higher than most do (a body line 24.5 instead of 20.5), so what a line is part of is
//   derived from the same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Mini") {}.controlSize(.mini).accessibilityIdentifier("mini")
      Button("Small") {}.controlSize(.small).accessibilityIdentifier("small")
      Button("Regular") {}.accessibilityIdentifier("regular")
      Button("Large") {}.controlSize(.large).accessibilityIdentifier("large")
    }
    .buttonStyle(.bordered)
  }
}

// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/progress/basic
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x300
// tolerance: 0.02
// size bar: 320 4
// size endless: 320 4
// size labelled: 320 28.5
// size ring: 20 20
// size spinner: 57 47.10059
// notes: A bar is 4 high with its label 4 above it; a spinner is 20 by 20, with a value too, and
//   its label follows at the text's distance. The recording machine set lines of text styles
//   higher than most do (a body line 24.5 instead of 20.5), so what a line is part of is derived
//   from the same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ProgressView(value: 0.4).accessibilityIdentifier("bar")
      ProgressView().progressViewStyle(.linear).accessibilityIdentifier("endless")
      ProgressView(value: 0.4) { Text("Volume") }.accessibilityIdentifier("labelled")
      ProgressView(value: 0.4).progressViewStyle(.circular).accessibilityIdentifier("ring")
      ProgressView { Text("Volume") }.accessibilityIdentifier("spinner")
    }
  }
}

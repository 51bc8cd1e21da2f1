// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/layout/basics
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x100
// tolerance: 0.02
// frame one: 144.25 28.5 31.5 20.5
// frame two: 144.25 51 31.5 20.5
// notes: Two body texts keep the style's leading between them, 22 - 20.287 = 1.713, rounded up
//   to a pixel: 2, as recorded. The recording machine set lines of text styles higher (24.5), with
//   the same leading; (100 - 43) / 2 = 28.5.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("One").accessibilityIdentifier("one")
      Text("Two").accessibilityIdentifier("two")
    }
  }
}

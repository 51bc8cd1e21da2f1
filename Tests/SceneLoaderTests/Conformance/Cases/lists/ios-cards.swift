// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/list/basic
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x400
// tolerance: 0.02
// frame list: 0 0 320 400
// frame apple: 32 50.75 44.5 20.5
// frame banana: 32 102.75 57 20.5
// frame cherry: 32 212.75 52 20.5
// frame detail: 32 264.75 256 20.5
// frame value: 246 264.75 42 20.5
// notes: Cards lie 16 in, their rows' content 16 further; a row is the line spacing of body and
//   30 high, here 22 + 30 = 52 (recorded: 26 + 30 = 56). The first card begins at 35; a header
//   keeps 17.5 + 10 above it and 10 below. The recording machine set lines of text styles higher
//   than most do (a body line 24.5 instead of 20.5), so what a line is part of is derived from the
//   same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Text("Apple").accessibilityIdentifier("apple")
      Text("Banana").accessibilityIdentifier("banana")
      Section("Fruit") {
        Text("Cherry").accessibilityIdentifier("cherry")
        HStack {
          Text("Detail")
          Spacer()
          Text("Value").accessibilityIdentifier("value")
        }
        .accessibilityIdentifier("detail")
      }
    }
    .accessibilityIdentifier("list")
  }
}

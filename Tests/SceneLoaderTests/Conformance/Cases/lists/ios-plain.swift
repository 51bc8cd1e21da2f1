// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/list/plain
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x300
// tolerance: 0.02
// frame apple: 16 15.75 44.5 20.5
// frame banana: 16 67.75 57 20.5
// frame cherry: 16 182.25 52 20.5
// notes: No cards: content 16 in. A header keeps 22 + 10 above it and 10 below: 104 + 32 + 20.5
//   + 10 = 166.5. The recording machine set lines of text styles higher than most do (a body line
//   24.5 instead of 20.5), so what a line is part of is derived from the same sums with the usual
//   line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Text("Apple").accessibilityIdentifier("apple")
      Text("Banana").accessibilityIdentifier("banana")
      Section("Fruit") { Text("Cherry").accessibilityIdentifier("cherry") }
    }
    .listStyle(.plain)
  }
}

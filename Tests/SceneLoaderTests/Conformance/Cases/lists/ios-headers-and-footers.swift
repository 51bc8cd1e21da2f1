// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/list/footer
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x400
// tolerance: 0.02
// frame apple: 32 56.25 44.5 20.5
// frame cherry: 32 157.75 52 20.5
// notes: The first header begins 10 below the top (10 + 20.5 + 10 = 40.5, then half of 52 -
//   20.5). A footer is footnote's line spacing (18) high, 8 below its card; 6 below it begins what
//   is above the next card, 17.5 without a header: 92.5 + 8 + 18 + 23.5 = 142. Its text is centred
//   in that slot; UIKit's label is as high as it. The recording machine set lines of text styles
//   higher than most do (a body line 24.5 instead of 20.5), so what a line is part of is derived
//   from the same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section {
        Text("Apple").accessibilityIdentifier("apple")
      } header: {
        Text("Fruit")
      } footer: {
        Text("Banana")
      }
      Section {
        Text("Cherry").accessibilityIdentifier("cherry")
      } footer: {
        Text("Apple")
      }
    }
  }
}

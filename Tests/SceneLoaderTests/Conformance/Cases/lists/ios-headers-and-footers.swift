// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/list/footer
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x400
// tolerance: 0.02
// frame apple: 32 56.25 44.5 20.5
// frame cherry: 32 155.75 52 20.5
// notes: The first header begins 10 below the top (10 + 20.5 + 10 = 40.5, then half of 52 -
//   20.5). A footer keeps 8 below its card and 6 to what is above the next one, 17.5 without a
//   header: 92.5 + 8 + 16 + 6 + 17.5 = 140. The footer's own line is AccessibilitySnapshot's (iOS
//   26.2). The recording machine set lines of text styles higher than most do (a body line 24.5
//   instead of 20.5), so what a line is part of is derived from the same sums with the usual line.

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

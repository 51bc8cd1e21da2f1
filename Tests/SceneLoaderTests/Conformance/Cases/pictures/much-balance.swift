// source: https://github.com/leovido/composable-much-better-exercise, snapshots of
//   MuchBetterDependencies/Tests/BalanceTests/__Snapshots__/BalanceViewUITests/
//   testBalanceViewUIAmount.1.png
// observed: Apple SwiftUI, iOS 17 simulator, 414x896 view (iPhone XS Max), 3x
// confidence: observed
// platform: ios 17
// container: 414x896
// safe area: 44 0 34 0
// type size: medium
// tolerance: 1
// frame balance: 16.00 393.00 382.00 120.00
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Your total balance").font(.body).padding(.bottom, -20).padding(.top, 10)
      HStack {
        Spacer(); Text("111.11").font(.system(size: 50)).fontWeight(.bold).padding(); Spacer()
      }
    }
    .padding(.top, 10).accessibilityIdentifier("balance").padding()
  }
}

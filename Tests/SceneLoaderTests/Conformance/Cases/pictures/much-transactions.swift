// source: https://github.com/leovido/composable-much-better-exercise, snapshots of
//   MuchBetterDependencies/Tests/TransactionTests/__Snapshots__/TransactionUITests/
//   testTransactionList_Empty.1.png
// observed: Apple SwiftUI, iOS 17 simulator, 414x896 view (iPhone XS Max), 3x
// confidence: observed
// platform: ios 17
// container: 414x896
// safe area: 44 0 34 0
// type size: medium
// tolerance: 1
// text Transactions: 15.97 409.02 199.19 any
// text Refresing transactions...: 119.04 493.43 176.26 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      HStack {
        Text("Transactions").font(.largeTitle).fontWeight(.bold)
        Spacer()
        Menu {
          Button("Sort") {}
        } label: {
          Image(systemName: "line.3.horizontal.decrease.circle")
        }.padding(.trailing)
      }
      .padding([.top, .leading])
      ProgressView("Refresing transactions...")
    }
  }
}

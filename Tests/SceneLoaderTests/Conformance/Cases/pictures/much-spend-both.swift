// source: https://github.com/leovido/composable-much-better-exercise, snapshots of
//   MuchBetterDependencies/Tests/SpendTests/__Snapshots__/SpendUITests/
//   testSpendViewUIDescriptionAndAmount.1.png
// observed: Apple SwiftUI, iOS 17 simulator, 414x896 view (iPhone XS Max), 3x
// confidence: observed
// platform: ios 17
// container: 414x896
// safe area: 44 0 34 0
// type size: medium
// tolerance: 1
// text TRANSACTION DETAILS: 39.91 156.97 any any
// text TestUI description: 40.10 189.76 131.86 any
// text 111.11: 40.43 234.12 38.53 any
// text Create transaction: 40.11 313.09 134.19 any
// text Spend: 19.90 92.28 100.09 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      VStack {
        Form {
          Section {
            TextField("Description", text: .constant("TestUI description"))
            TextField("Amount", text: .constant("111.11"))
          } header: {
            Text("TRANSACTION DETAILS")
          }
          Section {
            Button {
            } label: {
              Text("Create transaction")
            }
          }
        }
        Spacer()
      }
      .navigationTitle(Text("Spend"))
    }
  }
}

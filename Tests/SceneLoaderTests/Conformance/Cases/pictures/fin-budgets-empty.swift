// source: https://github.com/TiagoLinharess/FinancialControl, snapshots of
//   WeeklyBudgets/WeeklyBudgetsTests/Tests/Scenes/Home/__Snapshots__/WeeklyBudgetsHomeViewTests/
//   test_snapshot_empty.1.png
// observed: Apple SwiftUI, iOS 17 simulator (Xcode 15), iPhone 15 Pro, 3x
// confidence: observed
// platform: ios 17
// container: 393x852
// tolerance: 1
// text There is nothing yet: 110.24 435.92 172.59 any
// text Budgets: 163.30 11.69 66.97 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      VStack(spacing: 16) { Text("There is nothing yet").font(.title3) }
        .navigationTitle("Budgets").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          Button {
          } label: {
            Label("", systemImage: "plus")
          }
        }
    }
  }
}

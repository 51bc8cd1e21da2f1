// source: https://github.com/TiagoLinharess/FinancialControl, snapshots of
//   WeeklyBudgets/WeeklyBudgetsTests/Tests/Scenes/Home/__Snapshots__/WeeklyBudgetsHomeViewTests/
//   test_snapshot_with_budget.1.png
// observed: Apple SwiftUI, iOS 17 simulator (Xcode 15), iPhone 15 Pro, 3x
// confidence: observed
// platform: ios 17
// container: 393x852
// tolerance: 1
// text Budget: 20.04 82.79 40.59 any
// text $54.27: 69.25 82.79 39.05 any
// text Credit: 20.05 101.17 31.56 any
// text $160.20: 60.61 100.97 42.34 any
// text $398.00: 69.25 164.46 47.75 any
// text $80.20: 60.61 182.64 37.01 any
// text $200.00: 69.25 246.12 47.41 any
// text $0.00: 60.61 264.31 30.01 any
// text Budgets: 163.30 11.69 66.97 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        List {
          week("10/09/2023", "$54.27", "$160.20")
          week("11/09/2023", "$398.00", "$80.20")
          week("12/09/2023", "$200.00", "$0.00")
        }.listStyle(.plain)
      }
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
func week(_ day: String, _ budget: String, _ credit: String) -> some View {
  VStack(alignment: .leading, spacing: 4) {
    HStack {
      Text("Week"); Text(day)
    }.fontWeight(.bold).font(.title3)
    HStack {
      Text("Budget"); Text(budget).lineLimit(1)
    }.font(.caption)
    HStack {
      Text("Credit"); Text(credit).lineLimit(1)
    }.font(.caption2)
  }
}

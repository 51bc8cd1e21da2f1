// source: https://github.com/TiagoLinharess/FinancialControl, snapshots of
//   WeeklyBudgets/WeeklyBudgetsTests/Tests/Scenes/Detail/__Snapshots__/
//   WeeklyBudgetDetailViewTests/test_snapshot.1.png
// observed: Apple SwiftUI, iOS 17 simulator (Xcode 15), iPhone 15 Pro, 3x
// confidence: observed
// platform: ios 17
// container: 393x852
// tolerance: 1
// text Budget: 39.95 112.80 52.38 any
// text Original: 40.06 146.69 58.63 any
// text $200.00: 288.74 146.54 64.20 any
// text Current: 40.06 190.78 57.70 any
// text $54.27: 299.74 190.54 53.36 any
// text Credit: 39.94 257.13 46.05 any
// text Limit: 39.97 291.27 37.12 any
// text Remaining: 39.97 335.02 79.63 any
// text $160.20: 291.07 334.87 61.87 any
// text Expenses: 39.95 401.46 66.11 any
// text Options: 39.94 457.80 57.44 any
// text Add expense: 39.74 491.52 99.02 any
// text Edit budget: 39.97 535.69 88.12 any
// text Week 10/09/2023: 15.95 47.97 287.26 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Budget") {
          row("Original", "$200.00"); row("Current", "$54.27")
        }
        Section("Credit") {
          row("Limit", "$200.00"); row("Remaining", "$160.20")
        }
        Section("Expenses") { ForEach([String](), id: \.self) { name in Text(name) } }
        Section("Options") {
          NavigationLink(value: 1) { Text("Add expense") }
          NavigationLink(value: 2) { Text("Edit budget") }
        }
      }
      .navigationTitle("Week 10/09/2023")
      .toolbar {
        Button {
        } label: {
          Label("", systemImage: "xmark")
        }
      }
    }
  }
}
func row(_ title: String, _ value: String) -> some View {
  HStack {
    Text(title); Spacer(); Text(value)
  }
}

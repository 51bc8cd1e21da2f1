import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Budget") {
          row("Original", "$200.00", .green)
          row("Current", "$54.27", .red)
        }
        Section("Credit") {
          row("Limit", "$200.00", .green)
          row("Remaining", "$160.20", .green)
        }
        Section("Expenses") { ForEach([String](), id: \.self) { Text($0) } }
        Section("Options") {
          NavigationLink("Add expense", value: 1)
          NavigationLink("Edit budget", value: 2)
        }
      }
      .navigationTitle("Week 10/09/2023")
      .toolbar {
        Button("Close", systemImage: "xmark") {}
      }
    }
  }
  func row(_ title: String, _ value: String, _ color: Color) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).foregroundStyle(color)
    }
  }
}

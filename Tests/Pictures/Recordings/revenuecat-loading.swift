import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Diagnostics") {
          LabeledContent("Status") {
            HStack {
              Text("Loading...")
              Image(systemName: "gear.circle")
            }
          }
        }
        Section("Configuration") { Text("Loading...") }
        Section("Customer Info") { Text("Loading...") }
        Section("Offerings") { Text("Loading...") }
      }
      .listStyle(.insetGrouped).scrollContentBackground(.hidden).navigationTitle("RevenueCat Debug")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

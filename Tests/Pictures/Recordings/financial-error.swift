import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Text("Error").font(.title3)
        Text("Try again").foregroundStyle(.white).padding(16).background(.blue).cornerRadius(8)
      }
      .navigationTitle("Budgets").navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}

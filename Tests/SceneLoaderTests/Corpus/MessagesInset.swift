import SwiftUI

struct ContentView: View {
  @State private var isPinned = true

  var body: some View {
    NavigationView {
      List {
        if isPinned {
          Section(header: Text("Pinned")) {
            row("Shopping", "milk, bread, figs")
          }
        }
        Section(header: Text("Notes")) {
          row("Ideas", "A terminal that shows layout")
          row("Books", "On Growth and Form")
        }
      }
      .listStyle(.insetGrouped)
      .navigationBarTitle("Notes", displayMode: .large)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(action: { isPinned.toggle() }) {
            Image(systemName: isPinned ? "pin.fill" : "pin")
          }
        }
      }
    }
  }

  func row(_ title: String, _ text: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.headline)
      Text(text).font(.subheadline).foregroundColor(.secondary).lineLimit(1)
    }
  }
}

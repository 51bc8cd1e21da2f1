// reflow: device iphone-duo
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Color.red.navigationTitle("Tables").toolbar {
        Button("Add", systemImage: "plus") {}
        Menu {
          Button("One") {}
        } label: {
          Text("Database")
        }
      }
    }
  }
}

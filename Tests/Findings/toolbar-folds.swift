import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Text("Page").toolbar {
        ForEach(0..<8) { index in
          ToolbarItem(placement: .topBarTrailing) { Button("Action \(index)") {} }
        }
      }
    }
  }
}

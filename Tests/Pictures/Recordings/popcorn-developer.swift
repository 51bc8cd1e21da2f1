import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List { NavigationLink("Feature Flags", value: 1) }
        .navigationTitle("Developer")
    }
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle("A title that is much longer than any bar of a phone is wide")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

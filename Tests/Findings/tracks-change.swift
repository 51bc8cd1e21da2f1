import SwiftUI

struct ContentView: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 200)), GridItem(.flexible(minimum: 250))]) {
      Text("One")
      Text("Two")
    }
  }
}

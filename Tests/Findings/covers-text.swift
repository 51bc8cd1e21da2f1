import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("The library of the house by the sea, open every day")
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .overlay(alignment: .trailing) { Button("Close", systemImage: "xmark") {} }
  }
}

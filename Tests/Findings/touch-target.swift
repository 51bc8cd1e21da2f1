import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Draft")
      Button {
      } label: {
        Image(systemName: "xmark").font(.caption)
      }
    }
  }
}

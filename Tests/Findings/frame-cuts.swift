import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Editor")
      Spacer()
      HStack {
        Button("Open") {}.buttonStyle(.bordered)
        Button("Update") {}.buttonStyle(.bordered)
      }
      .lineLimit(1)
      .frame(width: 100)
    }
  }
}

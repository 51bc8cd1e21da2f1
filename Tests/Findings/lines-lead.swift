import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Image(systemName: "laptopcomputer").font(.largeTitle)
      Text("Welcome").font(.title)
      Text("This page tells you how your device is set up, and who can help you with it.")
    }
  }
}

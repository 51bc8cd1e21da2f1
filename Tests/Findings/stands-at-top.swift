import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack {
        Image(systemName: "tray").font(.largeTitle)
        Text("No messages").font(.headline)
        Text("What you are sent is shown here.")
      }
      .frame(maxWidth: .infinity)
    }
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Wide").frame(width: 380)
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Which?").frame(minWidth: 200, maxWidth: 100)
  }
}

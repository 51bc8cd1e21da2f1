import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Lost").frame(width: -20)
  }
}

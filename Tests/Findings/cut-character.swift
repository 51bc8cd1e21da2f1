import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("W").font(.largeTitle).frame(width: 20)
  }
}

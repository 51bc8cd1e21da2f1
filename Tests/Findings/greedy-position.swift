import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Sun").position(x: 40, y: 40)
      Text("Below")
    }
  }
}

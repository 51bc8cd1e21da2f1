import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.teal.layoutPriority(1).padding()
      Text("Below")
    }
  }
}

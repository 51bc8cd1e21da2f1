import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      GeometryReader { proxy in Text("Width \(proxy.size.width)") }
      Text("Far below")
    }
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      GeometryReader { proxy in Text("\(proxy.size.width)") }
    }
  }
}

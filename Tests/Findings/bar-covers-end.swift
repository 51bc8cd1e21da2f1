import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack { ForEach(0..<30) { Text("Row \($0)").frame(height: 44) } }
    }
    .overlay(alignment: .bottom) {
      Text("Checkout").frame(maxWidth: .infinity, minHeight: 60).background(.bar)
    }
  }
}

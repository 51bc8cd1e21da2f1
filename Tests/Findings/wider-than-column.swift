import SwiftUI

struct ContentView: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(), GridItem()]) {
      ForEach(0..<4) { Text("Card \($0)").frame(width: 300, height: 160).background(.yellow) }
    }
  }
}

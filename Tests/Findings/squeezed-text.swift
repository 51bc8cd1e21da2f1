import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Total")
      Color.gray.frame(width: 402)
    }
  }
}

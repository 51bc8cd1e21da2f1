import SwiftUI

struct ContentView: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Submit")
        .frame(width: proxy.size.width)
        .padding(.horizontal, 16)
        .background(Color.yellow)
    }
  }
}

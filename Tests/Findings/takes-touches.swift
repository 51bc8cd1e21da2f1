// reflow: image photo 400x300
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Button("Buy") {}
      Image("photo").resizable().scaledToFill()
        .frame(width: 300, height: 100)
        .clipped()
    }
  }
}

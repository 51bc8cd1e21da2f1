import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("18").font(.system(size: 60))
      Text("g")
    }
  }
}

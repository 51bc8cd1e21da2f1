import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Departs from platform nine and three quarters").lineLimit(1)
      Spacer(minLength: 200)
    }
  }
}

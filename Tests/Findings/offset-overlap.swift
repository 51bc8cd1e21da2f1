import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("First line").offset(y: 24)
      Text("Second line")
    }
  }
}

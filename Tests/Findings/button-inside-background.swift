import SwiftUI

struct ContentView: View {
  var body: some View {
    Button("Create account") {}
      .frame(width: 280, height: 50)
      .background(Color.yellow)
      .cornerRadius(6)
  }
}

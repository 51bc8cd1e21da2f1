import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("Label").padding(.trailing, -20)
      Color.orange.frame(width: 80, height: 40)
    }
  }
}

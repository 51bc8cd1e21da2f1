import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.blue
      Color.orange.frame(width: 402)
    }
    .frame(height: 60)
  }
}

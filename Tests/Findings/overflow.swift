import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      ForEach(0..<5) { _ in Color.orange.frame(width: 100, height: 44) }
    }
  }
}

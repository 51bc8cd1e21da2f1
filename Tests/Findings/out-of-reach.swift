import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      ForEach(0..<30) { Text("Row \($0)").frame(height: 40) }
    }
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Page").sheet(isPresented: .constant(true)) {
      VStack { ForEach(0..<12) { Text("Row \($0)").frame(height: 44) } }
        .presentationDetents([.height(200)])
    }
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack { ForEach(0..<300) { Text("Row \($0)").frame(height: 44) } }
    }
  }
}

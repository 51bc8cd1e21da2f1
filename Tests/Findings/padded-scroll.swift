import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack { ForEach(0..<60) { Text("Row \($0)") } }.frame(maxWidth: .infinity)
    }
    .padding(.horizontal)
  }
}

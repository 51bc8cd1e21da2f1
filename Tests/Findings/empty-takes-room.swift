import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 24) {
      Text("Title")
      HStack { if false { Text("Tags") } }
      Text("Body")
    }
  }
}

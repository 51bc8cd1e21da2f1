// with: --keyboard
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.teal.frame(height: 600)
      TextField("Comment", text: .constant("")).textFieldStyle(.roundedBorder)
    }
  }
}

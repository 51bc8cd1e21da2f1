import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      ForEach(0..<400) { _ in Text(String(repeating: "word ", count: 2_000)) }
    }
  }
}

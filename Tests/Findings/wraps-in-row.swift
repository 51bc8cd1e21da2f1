import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Color.gray.frame(width: 240, height: 40)
      Text("12 September 2024")
      Spacer()
    }
  }
}

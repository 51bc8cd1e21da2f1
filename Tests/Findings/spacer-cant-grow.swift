import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("Top")
        Spacer()
        Text("Bottom?")
      }
    }
  }
}

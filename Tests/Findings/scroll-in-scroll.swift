import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      List { Text("Row") }
    }
  }
}

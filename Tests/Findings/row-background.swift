import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Text("Row").frame(maxWidth: .infinity).background(.mint)
    }
  }
}

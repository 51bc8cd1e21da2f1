import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.indigo
      Text("Welcome").foregroundStyle(.white)
    }
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Internationalisation").font(.largeTitle).frame(width: 150)
  }
}

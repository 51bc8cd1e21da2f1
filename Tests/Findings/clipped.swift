import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("A heading that is clipped").font(.title).fixedSize().frame(width: 160).clipped()
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    Label("Send", systemImage: "paperplane").symbolVariant(.fill)
  }
}

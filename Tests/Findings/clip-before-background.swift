import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Rounded?").padding().clipShape(.rect(cornerRadius: 12)).background(.orange)
  }
}

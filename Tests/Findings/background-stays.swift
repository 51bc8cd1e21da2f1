import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Moved").background(.yellow).offset(y: 40).background(.red)
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Banner").background(.yellow).frame(maxWidth: .infinity)
  }
}

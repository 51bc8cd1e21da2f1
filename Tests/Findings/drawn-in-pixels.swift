import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Secret").blur(radius: 6)
  }
}

import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.teal.frame(width: 500, height: 200)
  }
}
